/** PostgreSQL refuses NUL and broken surrogates in JSON, and no text of the site needs other control characters. */
export const isStorableText = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text);

/** Windows line ends become plain ones, so that the same text is stored the same way. */
export const withPlainLineEnds = (text: string) => text.replaceAll('\r\n', '\n');
