export interface Notice {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** How long a success stays while neither the pointer nor the focus is on it. */
export const successMs = 3000;

/** More would cover the page on a phone. */
const maxNotices = 3;

/** A repeated notice replaces the earlier one, and a success all errors; beyond the limit the oldest is dropped. */
export const withNotice = (shown: Notice[], notice: Notice): Notice[] =>
  [...shown.filter((older) => !isReplaced(older, notice)), notice].slice(-maxNotices);

const isReplaced = (older: Notice, newer: Notice) =>
  older.text === newer.text || (older.kind === 'error' && newer.kind === 'success');

/** An error may have to be read again or copied, so it stays until the visitor dismisses it or leaves the page. */
export const isDismissedAutomatically = (notice: Notice) => notice.kind === 'success';

/** Errors belong to the page that caused them; the error page shows the one that led to it. */
export const keptOnPage = (shown: Notice[], path: string): Notice[] =>
  path === '/error' ? shown : shown.filter(({ kind }) => kind !== 'error');
