import { afterFont } from './page-html.ts';
import type { MadePage } from './make-page.ts';

/**
 * The Content-Security-Policy of a page. Only one inline script runs, which is the same on every page. Style attributes are allowed
 * because React writes them into server-rendered HTML.
 * @param frameSources origins that may be framed: other sites' for the map and the chat, this site's for unreviewed remotes
 */
export const contentSecurityPolicy = (
  { styles, importMap }: Pick<MadePage, 'styles' | 'importMap'>,
  frameSources: string[],
) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", afterFont.hash, ...(importMap ? [importMap.hash] : [])],
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
