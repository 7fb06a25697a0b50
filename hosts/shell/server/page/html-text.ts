const inMarkup: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => inMarkup[character] ?? character);

/**
 * JSON as it may stand in a script block: no tag and no comment can begin or end inside it, and the two line
 * separators that old parsers stumble over are escaped. JSON.parse gives the same value back.
 */
export const toInlineJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Styles as they may stand in a style block: a closing tag in a string or a comment would end it. */
export const toInlineCss = (css: string) => css.replace(/<\/(?=style)/gi, '<\\/');
