export interface Notice {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** How long a success stays when nobody points at it. */
export const successMs = 3000;

/** More than this would cover the page on a phone. */
const shownAtMost = 3;

/** A notice said again replaces the old one; the oldest makes room. */
export const withNotice = (shown: Notice[], notice: Notice): Notice[] =>
  [...shown.filter(({ text }) => text !== notice.text), notice].slice(-shownAtMost);

/** An error may need to be copied or acted on, so it waits for the visitor. */
export const goesByItself = (notice: Notice) => notice.kind === 'success';
