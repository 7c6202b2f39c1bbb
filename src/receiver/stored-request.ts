/** A callback request as receivers store it. */
export interface StoredRequest {
  /** The same for a request that is sent again, which is stored once (specification, "Receivers"). */
  id: string;
  receivedAt: Date;
  name: string;
  /** At most 12 digits. */
  phone: string;
  trip: string;
  customTrip: boolean;
  /** The path of the page that sent it; '' from older pages. */
  page: string;
  /** The page saw a sign of a robot (specification, "Callback"). */
  robot: boolean;
}

/** The first line of a CSV file. The byte order mark lets spreadsheet programs show Hindi names correctly. */
export const CSV_HEADINGS = `\uFEFF${csvLine(['Received at', 'Name', 'Phone', 'Trip', 'Custom trip', 'Page', 'Request', 'Likely robot'])}`;

/** The locale sv-SE writes a time as 2027-01-31 17:05:00. */
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A request as a line of a CSV file, without formulas for spreadsheet programs. */
export function csvRow({ receivedAt, customTrip, page, id, robot, ...request }: StoredRequest): string {
  const texts = [request.name, request.phone, request.trip].map(grouped);
  const yesOrNo = (flag: boolean) => (flag ? 'yes' : 'no');
  const cells = [indianTime.format(receivedAt), ...texts, yesOrNo(customTrip), page, id, yesOrNo(robot)];
  return csvLine(cells.map(asPlainText));
}

/** Digits in groups of five, `91 98765 43210`: spreadsheet programs show others as a figure, 9.19877E+11. */
function grouped(text: string): string {
  return /^[0-9]+$/.test(text) ? text.replace(/(?<=.)(?=(.{5})+$)/g, ' ') : text;
}

function csvLine(cells: string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\r\n`;
}

/**
 * Puts a quotation mark (U+2019) before every character that a spreadsheet program may interpret as the start
 * of a formula: = + - @ and their full-width, small, superscript and subscript forms, after any blanks,
 * quotation marks and invisible characters. This applies at the start of the text and after semicolons,
 * because some programs split CSV files there. `callback-sheet.gs` has the same rule.
 */
function asPlainText(cell: string): string {
  return cell.replace(
    /(^|;)(?=[\p{Z}\p{C}\p{M}\p{DI}\u2800'"]*[-=+@\u207A-\u207C\u208A-\u208C\u2212\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu,
    '$1\u2019',
  );
}
