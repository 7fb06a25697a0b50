const windowUnits = /(?<![\w.#-])(-?\d*\.?\d+)(?:[sld]?v[hb])(?![\w-])/g;

/**
 * A remote's styles in a frame. A frame is as high as its content, so its own height must not make the content higher:
 * lengths in shares of the window are taken from the visitor's window, which the frame is told (see inside/main.tsx).
 */
export const framedCss = (css: string): string =>
  css.replace(windowUnits, 'calc($1 * var(--window-unit, 1svh))');
