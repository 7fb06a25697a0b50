import { londonToday, type LocalDate, toEnGb } from '@larkfare/london-dates';
import { stringify } from 'csv-stringify/sync';

/** The columns of an export: a heading, and the cell of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>;

/** How a formula begins, also in full-width characters. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A number in international form. A spreadsheet calculates nothing with it, so it needs no protection. */
const dialled = /^\+(?=(?:\D*\d){5})[\d ()]+(?:(?:x|ext) *\d+)?$/i;

const withoutFormula = (text: string): string =>
  formula.test(text) && !dialled.test(text) ? `'${text}` : text;

/**
 * Rows as CSV that a spreadsheet opens: UTF-8 with a byte order mark before the header, lines that end with CRLF, and text
 * that would be a formula with an apostrophe before it.
 */
export const toCsv = <Row>(
  columns: CsvColumns<Row>,
  rows: readonly Row[],
  { withHeader }: { withHeader: boolean },
): string =>
  stringify(
    rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row) ?? '')),
    {
      columns: Object.keys(columns),
      header: withHeader,
      bom: withHeader,
      record_delimiter: 'windows',
      // Off once a delimiter is chosen; a line break in a message would begin a row, and a formula in it.
      quote_record_delimiter: true,
      cast: { string: withoutFormula },
    },
  );

/** Pence as plain pounds that a spreadsheet adds up: 123456 is '1234.56'. */
export const toPlainPounds = (pence: number | null): string | null =>
  pence === null ? null : (pence / 100).toFixed(2);

export const toCsvDate = (date: LocalDate | null): string | null => date && toEnGb(date);

/** The day of a moment, in London. */
export const toCsvDay = (moment: Date): string => toEnGb(londonToday(moment));
