/**
 * The script of the callback form, a web app in a Google Sheet (Extensions > Apps Script). It adds a row for
 * every request of a visitor. README.md beside it says how to install it. It can read and change this
 * spreadsheet only, no other file of the account:
 *
 * @OnlyCurrentDoc
 */

/** The address that receives an email for every new row, for example 'office@club.example'. '' sends none. */
var OWNER_MAIL = '';

/** The headings in row 1. The columns may be in any order, with other columns between them. */
var HEADINGS = ['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page', 'Request', 'Likely robot'];

var SHEET_NAME = 'Callback requests'; // the tab, which the script adds if there is none
var MAX_WAIT_MS = 30000; // until earlier requests are stored

/** Shows an owner who opens the address in a browser that the script works. */
function doGet() {
  return createResponse('ready');
}

/** Stores a request. The status in the response is "success" only if it is stored, otherwise the reason. */
function doPost(event) {
  try {
    var cells = readRequest(event);
    if (storeRequest(cells) && OWNER_MAIL) notifyOwner(cells);
    return createResponse('success');
  } catch (error) {
    return createResponse('error: ' + error.message);
  }
}

/** A JSON response. */
function createResponse(status) {
  var output = ContentService.createTextOutput(JSON.stringify({ status: status }));
  return output.setMimeType(ContentService.MimeType.JSON);
}

/** The cells of a request in the order of the headings. Throws an error that names the invalid field. */
function readRequest(event) {
  var request;
  try {
    request = JSON.parse(event.postData.contents);
  } catch (error) {
    throw new Error('the request is not JSON');
  }
  var isObject = typeof request === 'object' && request !== null && !Array.isArray(request);
  if (!isObject) throw new Error('the request is not an object');
  var texts = ['name', 'phone', 'trip'].map((field) => {
    if (typeof request[field] !== 'string') throw new Error(field + ' is not a text');
    return asLine(request[field]);
  });
  if (!/^[0-9]{0,12}$/.test(texts[1])) throw new Error('phone is not at most 12 digits');
  if (typeof request.customTrip !== 'boolean') throw new Error('customTrip is not true or false');
  var page = asLine(event.parameter.page || '');
  var id = event.parameter.id; // Older pages send none, and their requests are always stored.
  if (id !== undefined && !/^[A-Za-z0-9-]{8,64}$/.test(id)) {
    throw new Error('id is not 8 to 64 letters, digits and hyphens');
  }
  var time = Utilities.formatDate(new Date(), 'Asia/Kolkata', 'yyyy-MM-dd HH:mm:ss');
  var customTrip = request.customTrip ? 'yes' : 'no';
  var robot = event.parameter.robot === undefined ? 'no' : 'yes';
  return [time].concat(texts.map(grouped), customTrip, page, id || '', robot).map(asPlainText);
}

/** Digits in groups, 91 98765 43210, as in `stored-request.ts`: without spaces they would be a figure. */
function grouped(text) {
  return /^[0-9]+$/.test(text) ? text.replace(/(?<=.)(?=(.{5})+$)/g, ' ') : text;
}

/** At most 500 characters, with spaces for line breaks and controls, and U+FFFD for lone surrogates. */
function asLine(text) {
  var line = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').replace(/\p{Cs}/gu, '\uFFFD');
  return Array.from(line).slice(0, 500).join('');
}

/**
 * Puts a quotation mark (U+2019) before every character that a spreadsheet program may interpret as the start
 * of a formula, as `stored-request.ts` does. It is not ', which Google Sheets removes.
 */
function asPlainText(cell) {
  return cell.replace(
    /(^|;)(?=[\p{Z}\p{C}\p{M}\p{DI}\u2800"']*[-=+@\u207A-\u207C\u208A-\u208C\u2212\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu,
    '$1\u2019',
  );
}

/** Writes the cells below all rows of the tab. Returns false if the spreadsheet has a cell with the id. */
function storeRequest(cells) {
  var id = cells[HEADINGS.indexOf('Request')];
  var spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  var lock = LockService.getScriptLock(); // Two requests at once would be written into the same row.
  lock.waitLock(MAX_WAIT_MS);
  try {
    var finder = id && spreadsheet.createTextFinder(id).matchCase(true).matchEntireCell(true);
    if (finder && finder.findNext()) return false;
    var sheet = spreadsheet.getSheetByName(SHEET_NAME) || spreadsheet.insertSheet(SHEET_NAME);
    var columns = findColumns(sheet);
    var row = sheet.getLastRow() + 1;
    if (row > sheet.getMaxRows()) sheet.insertRowAfter(row - 1);
    columns.forEach((column, index) => writeText(sheet.getRange(row, column), cells[index]));
    sheet.setFrozenRows(1); // The headings stay in place when the owner sorts the tab.
    SpreadsheetApp.flush(); // Google may delay writes until here.
    return true;
  } finally {
    lock.releaseLock();
  }
}

/** The columns of the headings. Adds a missing heading to the right of all columns. */
function findColumns(sheet) {
  var titles = sheet.getRange(1, 1, 1, sheet.getMaxColumns()).getValues()[0];
  return HEADINGS.map((heading) => {
    var found = titles.findIndex((title) => String(title).trim() === heading);
    if (found !== -1) return found + 1;
    var column = sheet.getLastColumn() + 1;
    if (column > sheet.getMaxColumns()) sheet.insertColumnAfter(column - 1);
    writeText(sheet.getRange(1, column), heading);
    return column;
  });
}

/** Writes a text into a cell, without the owner's data validation, which could refuse it. */
function writeText(cell, text) {
  cell.clearDataValidations().setNumberFormat('@').setValue(text);
}

/** Sends the owner an email about a new row. If that fails, the row is still stored. */
function notifyOwner(cells) {
  var lines = HEADINGS.map((heading, index) => heading + ': ' + cells[index]);
  try {
    lines.push('', SpreadsheetApp.getActiveSpreadsheet().getUrl());
    MailApp.sendEmail(OWNER_MAIL, 'New callback request', lines.join('\n'));
  } catch (error) {
    console.warn('The email to the owner was not sent: ' + error.message);
  }
}
