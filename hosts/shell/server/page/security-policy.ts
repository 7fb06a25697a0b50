import type { StyleBlock } from './style-block.ts';

/**
 * What a page may load and do. No script in the HTML ever runs, only files of ours; React's style attributes are
 * allowed because the first screen is drawn on the server.
 * @param frameSources whose pages may stand in a frame: other sites' for the map and the chat, and this site's own for
 *   remotes that nobody reviewed
 */
export const contentSecurityPolicy = (styles: StyleBlock[], frameSources: string[]) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styles.map(({ hash }) => hash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': frameSources.length > 0 ? frameSources : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
