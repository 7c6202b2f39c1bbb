/**
 * The spreadsheet script of the callback form.
 *
 * It lives in a Google Sheet (Extensions > Apps Script), published as a web app, and writes one row for every request that a
 * visitor of the website makes. Its web address is the site's setting CALLBACK_URL. The website's README says how to install it.
 */

/** The tab of the spreadsheet that holds the requests; it is made when the first request comes. */
var SHEET_NAME = 'Callback requests';

/** The headings of its columns. */
var HEADINGS = ['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page'];

/** The page of the website that has the form. */
var PAGE = '/trips';

/** The most characters that a cell keeps of a text; what is longer is cut, not refused. The phone number has digits only, at most 12. */
var MAX_CHARACTERS = 500;

/** How long a request waits for the ones before it, in milliseconds. */
var MAX_WAIT_MS = 20000;

/** For how long the same request once more counts as a repeat, in seconds: somebody pressed twice, or the network sent it twice. */
var REPEAT_SECONDS = 60;

/** Says to the owner who opens the web address in a browser that it works. */
function doGet() {
  return answer('ready');
}

/** Takes a request from the website. Answers {"status":"success"} only after the row is stored, otherwise a status with the reason. */
function doPost(event) {
  try {
    storeRequest(readRequest(event.postData.contents));
    return answer('success');
  } catch (error) {
    return answer('error: ' + error.message);
  }
}

/** Gives the request that a text holds, or throws an error that names the field which is wrong. */
function readRequest(text) {
  var request = JSON.parse(text);
  if (request === null || typeof request !== 'object') throw new Error('the request is not an object');
  ['name', 'phone', 'trip'].forEach(function (field) {
    if (typeof request[field] !== 'string') throw new Error(field + ' is not a text');
    request[field] = request[field].slice(0, MAX_CHARACTERS);
  });
  if (!/^[0-9]{0,12}$/.test(request.phone)) throw new Error('phone is not at most 12 digits');
  if (typeof request.customTrip !== 'boolean') throw new Error('customTrip is not true or false');
  return request;
}

/** Adds the request to the sheet as one row, unless it stands there already. The lock lets one request write at a time. */
function storeRequest(request) {
  var cells = [request.name, request.phone, request.trip, request.customTrip ? 'yes' : 'no', PAGE];
  var lock = LockService.getScriptLock();
  lock.waitLock(MAX_WAIT_MS);
  try {
    var key = fingerprint(cells);
    if (wasStored(key)) return;
    var now = Utilities.formatDate(new Date(), 'Asia/Kolkata', 'yyyy-MM-dd HH:mm:ss');
    addRow(openSheet(), [now].concat(cells));
    noteStored(key);
  } finally {
    lock.releaseLock();
  }
}

/** Tells whether the same request was stored a moment ago. Where Google cannot say so, it counts as new: better twice than not at all. */
function wasStored(key) {
  try {
    return CacheService.getScriptCache().get(key) !== null;
  } catch (error) {
    return false;
  }
}

/** Remembers for a moment that a request was stored. Where Google cannot, it stands in the sheet all the same. */
function noteStored(key) {
  try {
    CacheService.getScriptCache().put(key, 'stored', REPEAT_SECONDS);
  } catch (error) {
    // The row is what counts.
  }
}

/** Gives a short text that is the same for the same cells only. */
function fingerprint(cells) {
  var algorithm = Utilities.DigestAlgorithm.SHA_256;
  return Utilities.base64Encode(
    Utilities.computeDigest(algorithm, JSON.stringify(cells), Utilities.Charset.UTF_8),
  );
}

/** Gives the tab that holds the requests, and makes it when there is none. */
function openSheet() {
  var spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = spreadsheet.getSheetByName(SHEET_NAME) || spreadsheet.insertSheet(SHEET_NAME);
  if (lastRow(sheet) === 0) addRow(sheet, HEADINGS);
  return sheet;
}

/**
 * Adds a row of plain text. A new sheet has 1,000 rows, and no more until they are added. Google writes what was set only when it
 * finds time, or when it is told to (flush).
 */
function addRow(sheet, cells) {
  var row = lastRow(sheet) + 1;
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  var range = sheet.getRange(row, 1, 1, cells.length);
  range.setNumberFormat('@').setValues([cells.map(asText)]);
  SpreadsheetApp.flush();
}

/** Gives the number of the last row with a time in its first column: ticks that the owner adds beside it do not count. */
function lastRow(sheet) {
  var times = sheet.getRange(1, 1, sheet.getMaxRows(), 1).getValues();
  var row = times.length;
  while (row > 0 && times[row - 1][0] === '') row -= 1;
  return row;
}

/** Gives a cell that can never become a formula: a space stands before what Google might read as one. */
function asText(cell) {
  return /^[=+@-]/.test(cell) ? ' ' + cell : cell;
}

/** Answers the website in JSON. */
function answer(status) {
  return ContentService.createTextOutput(JSON.stringify({ status: status })).setMimeType(
    ContentService.MimeType.JSON,
  );
}
