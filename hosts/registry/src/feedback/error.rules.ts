/** A place in a published script, as browsers write it in a stack. */
export interface Frame {
  script: string;
  line: number;
  column: number;
}

const framesAtMost = 20;

/**
 * Without what may identify a visitor or a record: e-mail addresses, query strings, ids and numbers. Two errors that differ
 * in nothing else have the same text then. React names its errors by number, which stays.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]+/g, '<email>')
    .replace(/\?[^\s'"()]+|#[\w.-]*=[^\s'"()]*/g, '?…')
    .replace(/\b(?=[a-z]*\d)[\da-z]{8,}(?:-[\da-z]{4,})*\b/gi, '<id>')
    .replace(/(?<!React error #\d*)\+?\d+(?:[\s.,:/-]?\d+)*/g, '<n>');

/**
 * The frames of a stack that are in a remote's own scripts, innermost first. Chrome writes `at name (address:line:column)`,
 * Firefox and Safari write `name@address:line:column`.
 */
export const ownFrames = (stack: string, remote: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, script = '', at, column] =
        /\/_r\/([\w-]+)\/\w+\/((?:[\w.-]+\/){0,5}[\w.-]+\.c?js)(?:\?[\w=]*)?:([1-9]\d{0,8}):(\d{1,9})\)?$/.exec(
          line.trim(),
        ) ?? [];
      return name === remote ? [{ script, line: Number(at), column: Number(column) }] : [];
    })
    .slice(0, framesAtMost);

export const frameText = ({ script, line, column }: Frame) => `${script}:${line}:${column}`;

const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /^(?=.*\bVersion\/).*\bSafari\//],
] as const;

/** The browser without version and system, by its User-Agent header. Most claim to be others, too. */
export const browserFamily = (userAgent = ''): string =>
  browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other';
