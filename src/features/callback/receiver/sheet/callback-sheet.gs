/**
 * The script of the callback form, a web app in a Google Sheet (Extensions > Apps Script). It adds a row for
 * every request of a visitor, and a menu that deletes requests. The website's README says how to install it.
 * It can read and change this spreadsheet only, no other file of the account:
 *
 * @OnlyCurrentDoc
 */

/** The address that receives an email for every new row, for example 'office@club.example'. '' sends none. */
var OWNER_MAIL = '';

/** The maximum number of rows in one hour of the clock. Further requests are refused: it may be an attack. */
var MAX_ROWS_PER_HOUR = 120;

/**
 * For how many days a request is kept. It must be the number after "requestDays" in content/site.json, which
 * the privacy policy promises: npm run check:content compares the two.
 */
var KEEP_DAYS = 180;

/** The tab for the requests. If it cannot be used, a tab with this name and a number is used instead. */
var SHEET_NAME = 'Callback requests';

/**
 * The headings in row 1. The columns may be in any order, with other columns between them. The last one, for
 * the ids of the requests, is added to a tab of an earlier version of the script, which has only the others.
 */
var HEADINGS = ['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page', 'Request'];
var ID = HEADINGS.length - 1;

/** The titles of the menu items and of their dialogs. */
var AGE_TITLE = 'Delete requests older than ' + KEEP_DAYS + ' days';
var NUMBER_TITLE = 'Delete requests of a telephone number';

var PAGE = '/trips'; // the page of the website that has the form
var TIME_ZONE = 'Asia/Kolkata'; // of the column "Received at"
var MAX_CHARACTERS = 500; // of a text: a longer one is cut, not refused
var MAX_DIGITS = 15; // of a telephone number with its country code
var MAX_WAIT_MS = 20000; // until earlier requests are stored
var MAX_TABS = 50; // that are tried
var MAX_ROWS_TRIED = 20; // below the last row, because cells may be merged there
var MAX_ROWS_NAMED = 20; // for each tab in a message

/** Shows an owner who opens the web address in a browser that the script works. */
function doGet() {
  return createResponse('ready');
}

/** Stores a request. The status in the response is "success" only if it is stored, otherwise the reason. */
function doPost(event) {
  try {
    var row = storeRequest(readRequest(event));
    if (row !== null) notifyOwner(row);
    return createResponse('success');
  } catch (error) {
    return createResponse('error: ' + error.message);
  }
}

/** Returns a JSON response for the website. */
function createResponse(status) {
  var output = ContentService.createTextOutput(JSON.stringify({ status: status }));
  return output.setMimeType(ContentService.MimeType.JSON);
}

/**
 * Returns the cells of a request except its time. The last one is the id in the web address of the request,
 * '' if an older page has sent none. Throws an error that names what is invalid.
 */
function readRequest(event) {
  var request;
  try {
    request = JSON.parse(event.postData.contents);
  } catch (error) {
    throw new Error('the request is not JSON');
  }
  if (request === null || typeof request !== 'object' || Array.isArray(request)) {
    throw new Error('the request is not an object');
  }
  var texts = ['name', 'phone', 'trip'].map(function (field) {
    if (typeof request[field] !== 'string') throw new Error(field + ' is not a text');
    return asLine(request[field]);
  });
  if (!/^[0-9]{0,12}$/.test(texts[1])) throw new Error('phone is not at most 12 digits');
  if (typeof request.customTrip !== 'boolean') throw new Error('customTrip is not true or false');
  var id = event.parameter.id;
  if (id !== undefined && !/^[A-Za-z0-9-]{8,64}$/.test(id)) {
    throw new Error('id is not 8 to 64 letters, digits and hyphens');
  }
  return texts.concat(request.customTrip ? 'yes' : 'no', PAGE, id || '');
}

/**
 * Returns a text as one line: with spaces for line breaks, tabs and other control characters, and U+FFFD for
 * lone surrogates. A text that is too long is cut, if possible not within a combined letter or emoji.
 */
function asLine(text) {
  var line = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').replace(/\p{Cs}/gu, '\uFFFD');
  var characters = Array.from(line);
  var end = MAX_CHARACTERS;
  if (characters.length <= end) return line;
  var joined = /^(\u200D|.[\p{M}\p{EMod}\p{Cf}])/u;
  while (end > MAX_CHARACTERS - 50 && joined.test(characters[end - 1] + characters[end])) end -= 1;
  return characters.slice(0, end).join('');
}

/**
 * Stores a request, and returns the cells of its row and a link to it. Returns null if its id is already
 * stored. The lock prevents two requests from writing at the same time.
 */
function storeRequest(request) {
  var lock = LockService.getScriptLock();
  lock.waitLock(MAX_WAIT_MS);
  try {
    if (isStored(request[request.length - 1])) return null;
    var now = formatTime(new Date(), TIME_ZONE);
    countRow('rows in the hour ' + now.slice(0, 13));
    var cells = [now].concat(request);
    return { cells: cells, link: addRow(cells) };
  } finally {
    lock.releaseLock();
  }
}

/** Reports whether a cell of the spreadsheet has this id. */
function isStored(id) {
  if (id === '') return false;
  var finder = SpreadsheetApp.getActiveSpreadsheet().createTextFinder(asPlainText(id));
  return finder.matchCase(true).matchEntireCell(true).findNext() !== null;
}

/**
 * Counts a row of this hour, and throws an error if it is one too many. If the cache fails, the row is not
 * counted: too many rows are better than a lost request.
 */
function countRow(hour) {
  var count = 1;
  try {
    var cache = CacheService.getScriptCache();
    count += Number(cache.get(hour));
    cache.put(hour, String(count), 3600);
  } catch (error) {
    console.warn('The row was not counted: ' + error.message);
  }
  if (count > MAX_ROWS_PER_HOUR) throw new Error('too many requests in this hour');
}

/** Writes the cells into the first tab that can be used, and returns a link. Creates a tab if necessary. */
function addRow(cells) {
  var spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  for (var number = 1; number <= MAX_TABS; number += 1) {
    var name = tabName(number);
    var sheet = spreadsheet.getSheetByName(name);
    if (!sheet) {
      sheet = spreadsheet.insertSheet(name);
      sheet.setFrozenRows(1); // The headings stay in place when the owner sorts the tab.
    }
    var columns = sheet.getLastRow() === 0 ? addHeadings(sheet, HEADINGS) : findColumns(sheet);
    if (columns && columns[ID] === 0) columns[ID] = addHeadings(sheet, [HEADINGS[ID]])[0];
    var row = columns && findBlankRow(sheet);
    if (row) {
      writeRow(sheet, row, columns, cells);
      return spreadsheet.getUrl() + '#gid=' + sheet.getSheetId() + '&range=' + row + ':' + row;
    }
  }
  throw new Error('no tab has space for the request');
}

/** Returns the name of a tab for requests. */
function tabName(number) {
  return number === 1 ? SHEET_NAME : SHEET_NAME + ' ' + number;
}

/** Writes headings to the right of all content and returns their columns. Adds columns to a full tab. */
function addHeadings(sheet, headings) {
  var columns = [];
  for (var column = sheet.getLastColumn() + 1; columns.length < headings.length; column += 1) {
    if (column > sheet.getMaxColumns()) sheet.insertColumnAfter(column - 1);
    if (!sheet.getRange(1, column).isPartOfMerge()) columns.push(column);
  }
  writeRow(sheet, 1, columns, headings);
  return columns;
}

/** Returns the columns of the headings, with 0 for missing ids; null if the headings cannot be used. */
function findColumns(sheet) {
  var row = sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0];
  var titles = row.map(function (title) {
    return String(title).trim();
  });
  var columns = HEADINGS.map(function (heading, index) {
    var column = titles.indexOf(heading) + 1;
    var isUsable = column === titles.lastIndexOf(heading) + 1 && (column > 0 || index === ID);
    return isUsable ? column : null;
  });
  return columns.indexOf(null) === -1 ? columns : null;
}

/**
 * Returns the first row below all content of the tab, including the owner's own columns, without merged
 * cells. Returns 0 if there is none within MAX_ROWS_TRIED rows. Adds a row to a full tab.
 */
function findBlankRow(sheet) {
  var last = sheet.getLastRow();
  for (var row = last + 1; row <= last + MAX_ROWS_TRIED; row += 1) {
    if (row > sheet.getMaxRows()) sheet.insertRowAfter(row - 1);
    if (!sheet.getRange(row, 1, 1, sheet.getLastColumn()).isPartOfMerge()) return row;
  }
  return 0;
}

/**
 * Writes plain text into blank cells of a row. The owner's data validation could refuse the text, so it is
 * removed from these cells. Google may delay writes until flush() is called.
 */
function writeRow(sheet, row, columns, cells) {
  columns.forEach(function (column, index) {
    var cell = sheet.getRange(row, column);
    cell.clearDataValidations().setNumberFormat('@').setValue(asPlainText(cells[index]));
  });
  SpreadsheetApp.flush();
}

/**
 * Puts a quotation mark (U+2019) before every character that a spreadsheet program may take for the start of
 * a formula: = + - @ and their full-width, small, superscript and subscript forms, also after blanks,
 * invisible characters and other quotation marks, which programs remove. This applies at the start of the
 * text and after semicolons, where some programs split CSV files. It is not ', which Google Sheets removes.
 */
function asPlainText(cell) {
  return cell.replace(
    /(^|;)(?=[\p{Z}\p{C}\p{M}\p{DI}\u2800"']*[-=+@\u207A-\u207C\u208A-\u208C\u2212\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu,
    '$1\u2019',
  );
}

/** Sends the owner an email about a new row. If that fails, the row is still stored. */
function notifyOwner(row) {
  if (OWNER_MAIL === '') return;
  var lines = HEADINGS.map(function (heading, index) {
    return heading + ': ' + row.cells[index];
  });
  try {
    MailApp.sendEmail(OWNER_MAIL, 'New callback request', lines.concat('', row.link).join('\n'));
  } catch (error) {
    console.warn('The email to the owner was not sent: ' + error.message);
  }
}

/** Adds the menu. Google calls this function when somebody opens the sheet. */
function onOpen() {
  var menu = SpreadsheetApp.getUi().createMenu(SHEET_NAME);
  menu.addItem(AGE_TITLE, 'deleteOldRequests').addItem(NUMBER_TITLE, 'deleteRequestsOfNumber').addToUi();
}

/** Deletes the requests that were received more than KEEP_DAYS days ago. The menu calls this function. */
function deleteOldRequests() {
  if (!(KEEP_DAYS >= 1)) {
    showMessage(AGE_TITLE, ['KEEP_DAYS in the script must be a number, 1 or more. Nothing was deleted.']);
    return;
  }
  var oldest = formatTime(new Date(Date.now() - KEEP_DAYS * 24 * 60 * 60 * 1000), TIME_ZONE);
  var timeZone = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone();
  deleteRequests(AGE_TITLE, 'Received at', function (cell) {
    var time = readTime(cell, timeZone);
    // In this format the earlier of two times is also the lesser of the two texts.
    return time === '' ? null : time < oldest;
  });
}

/** Asks for a telephone number and deletes the requests that have it. The menu calls this function. */
function deleteRequestsOfNumber() {
  var ui = SpreadsheetApp.getUi();
  var response = ui.prompt(NUMBER_TITLE, 'Telephone number:', ui.ButtonSet.OK_CANCEL);
  if (response.getSelectedButton() !== ui.Button.OK) return;
  var number = readNumber(response.getResponseText());
  if (number === '') {
    showMessage(NUMBER_TITLE, ['This is not a telephone number. Nothing was deleted.']);
    return;
  }
  deleteRequests(NUMBER_TITLE, 'Phone', function (cell) {
    if (readNumber(cell) === number) return true;
    var digits = asDigits(cell).replace(/[^0-9]/g, '');
    return digits.length > MAX_DIGITS || digits.indexOf(number) !== -1 ? null : false;
  });
}

/**
 * Deletes the requests for whose cell under a heading `includes` returns true, after the user has confirmed
 * their number. For an unclear cell it returns null: the user is told to check the row.
 */
function deleteRequests(title, heading, includes) {
  var result = 'Nothing was deleted.';
  try {
    var found = findRequests(heading, includes);
    if (found.count === 0) {
      showMessage(title, ['No request was found. Nothing was deleted.'].concat(found.notes));
      return;
    }
    var ui = SpreadsheetApp.getUi();
    var plan = countRows(found.count) + ' will be deleted, with everything that you wrote beside them.';
    var question = [plan].concat(found.notes, 'Delete?').join('\n\n');
    if (ui.alert(title, question, ui.ButtonSet.YES_NO) !== ui.Button.YES) return;
    // The dialog can be open for minutes, so the lock is acquired after it, and the rows are searched again.
    var lock = LockService.getScriptLock();
    lock.waitLock(MAX_WAIT_MS);
    try {
      var current = findRequests(heading, includes);
      if (current.count !== found.count) throw new Error('The sheet was changed in the meantime.');
      result = 'Perhaps not all rows were deleted.';
      current.tabs.forEach(deleteRows);
      SpreadsheetApp.flush();
      result = countRows(found.count) + ' deleted.';
    } finally {
      lock.releaseLock();
    }
    // The rows that are left can have other numbers now.
    showMessage(title, [result].concat(findRequests(heading, includes).notes));
  } catch (error) {
    showMessage(title, [result, error.message, 'Please choose the menu item again.']);
  }
}

/** Returns the included rows of all tabs of the script, their number, and notes for the user. */
function findRequests(heading, includes) {
  var spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  var found = { tabs: [], count: 0, notes: [] };
  for (var number = 1; number <= MAX_TABS; number += 1) {
    var sheet = spreadsheet.getSheetByName(tabName(number));
    if (!sheet || sheet.getLastRow() === 0) continue;
    var place = 'the tab "' + tabName(number) + '"';
    var columns = findColumns(sheet);
    if (columns) {
      var tab = selectRows(sheet, columns, heading, includes);
      found.tabs.push(tab);
      found.count += tab.rows.length;
      if (tab.unclear.length > 0) found.notes.push(describeUnclear(tab.unclear, place, heading));
    } else {
      found.notes.push('Not searched: ' + place + ', because its headings were changed.');
    }
  }
  return found;
}

/** Returns the included and the unclear rows of a tab. A row without a request is neither. */
function selectRows(sheet, columns, heading, includes) {
  var tab = { sheet: sheet, rows: [], unclear: [] };
  var range = sheet.getRange(1, 1, sheet.getLastRow(), sheet.getLastColumn());
  range.getValues().forEach(function (values, index) {
    var cells = columns.map(function (column) {
      return values[column - 1];
    });
    if (index === 0 || cells.join('') === '') return;
    var isIncluded = includes(cells[HEADINGS.indexOf(heading)]);
    if (isIncluded) tab.rows.push(index + 1);
    if (isIncluded === null) tab.unclear.push(index + 1);
  });
  return tab;
}

/** Returns a note about the unclear rows of a tab. */
function describeUnclear(rows, place, heading) {
  var more = rows.length - MAX_ROWS_NAMED;
  var numbers = rows.slice(0, MAX_ROWS_NAMED).join(', ') + (more > 0 ? ' and ' + more + ' more' : '');
  var unclear = countRows(rows.length) + ' in ' + place + ' with an unclear cell under "' + heading + '"';
  return 'Not deleted, please check: ' + unclear + ': ' + numbers + '.';
}

/**
 * Returns the time in a cell in the format of `formatTime`, or '' if the cell has no such time. The owner can
 * have changed the format of the column: then the cell has a date in the time zone of the spreadsheet.
 */
function readTime(cell, timeZone) {
  if (Object.prototype.toString.call(cell) === '[object Date]') return formatTime(cell, timeZone);
  var time = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
  var text = String(cell).trim();
  return time.test(text) ? text : '';
}

/** Returns a date as a text such as 2027-01-31 17:05:00. */
function formatTime(date, timeZone) {
  return Utilities.formatDate(date, timeZone, 'yyyy-MM-dd HH:mm:ss');
}

/**
 * Returns the digits of a telephone number in any usual notation: without leading zeros, and the ten digits
 * of an Indian number without its country code. Returns '' for any other text.
 */
function readNumber(cell) {
  var text = asDigits(cell);
  if (!/^[0-9\s+.()/'\u2019\u2212\p{Pd}\p{Cf}]*$/u.test(text)) return '';
  var digits = text.replace(/[^0-9]/g, '').replace(/^0+/, '');
  return digits.length > MAX_DIGITS ? '' : digits.replace(/^910?(?=[0-9]{10}$)/, '');
}

/** Replaces the digits of every script with 0 to 9. Unicode has them in rows of ten, from zero to nine. */
function asDigits(cell) {
  var text = String(cell).normalize('NFKC');
  return text.replace(/\p{Nd}/gu, function (digit) {
    var zero = digit.codePointAt(0);
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((digit.codePointAt(0) - zero) % 10);
  });
}

/** Deletes rows of a tab, the last ones first. The tab must keep a row that is not frozen. */
function deleteRows(tab) {
  var rows = tab.rows;
  var last = tab.sheet.getMaxRows();
  if (rows[rows.length - 1] === last) tab.sheet.insertRowAfter(last);
  for (var end = rows.length; end > 0; end = start) {
    var start = end - 1;
    while (start > 0 && rows[start - 1] === rows[start] - 1) start -= 1;
    tab.sheet.deleteRows(rows[start], end - start);
  }
}

/** Shows a message. */
function showMessage(title, paragraphs) {
  var ui = SpreadsheetApp.getUi();
  ui.alert(title, paragraphs.join('\n\n'), ui.ButtonSet.OK);
}

/** Returns a number of rows in words. */
function countRows(count) {
  return count === 1 ? '1 row' : count + ' rows';
}
