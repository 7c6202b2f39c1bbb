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
    var recent = CacheService.getScriptCache();
    var key = fingerprint(cells);
    if (recent.get(key)) return;
    var now = Utilities.formatDate(new Date(), 'Asia/Kolkata', 'yyyy-MM-dd HH:mm:ss');
    addRow(openSheet(), [now].concat(cells));
    recent.put(key, 'stored', REPEAT_SECONDS);
  } finally {
    lock.releaseLock();
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
  var sheet = spreadsheet.getSheetByName(SHEET_NAME);
  if (sheet) return sheet;
  sheet = spreadsheet.insertSheet(SHEET_NAME);
  addRow(sheet, HEADINGS);
  return sheet;
}

/** Adds a row of plain text: a cell that begins with = or + must never become a formula. */
function addRow(sheet, cells) {
  var range = sheet.getRange(sheet.getLastRow() + 1, 1, 1, cells.length);
  range.setNumberFormat('@').setValues([cells]);
}

/** Answers the website in JSON. */
function answer(status) {
  return ContentService.createTextOutput(JSON.stringify({ status: status })).setMimeType(
    ContentService.MimeType.JSON,
  );
}
