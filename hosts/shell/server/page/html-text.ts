const inMarkup: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => inMarkup[character] ?? character);

export const toInlineJson = (value: unknown) => escapeJson(JSON.stringify(value));

/**
 * JSON for a script block: escaped so that no tag or comment can start or end inside it, and without the two line
 * separators that old parsers reject. JSON.parse returns the same value.
 */
export const escapeJson = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Escapes styles for a style block, which a closing tag in a string or a comment would end. */
export const toInlineCss = (css: string) => css.replace(/<\/(?=style)/gi, '<\\/');
