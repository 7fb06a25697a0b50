/** Each digit can be matched in one way only: styles are a partner’s, and this runs on the server. */
const windowUnits = /(?<![\w.#-])(-?(?:\d+(?:\.\d+)?|\.\d+))(?:[sld]?v[hb])(?![\w-])/g;

/**
 * Rewrites viewport heights in a remote's styles to the visitor's window, whose height the page sends to the frame (see
 * inside/main.tsx). A frame is as high as its content, so its viewport height would make it grow for ever.
 */
export const sandboxCss = (css: string): string =>
  css.replace(windowUnits, 'calc($1 * var(--window-unit, 1svh))');
