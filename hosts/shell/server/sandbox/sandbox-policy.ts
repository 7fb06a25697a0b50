import type { RemoteManifest } from '@larkfare/remote-contract';
import type { MadePage } from '../page/make-page.ts';

/**
 * The policy of a sandboxed document. Its origin is opaque even when its address is opened directly, so it can read no
 * cookies, storage or responses of this site. Only the scripts of the shell and of one build run, by their hashes, and
 * nothing can be sent. Forms are allowed for their events only; submitting them is blocked.
 */
export const sandboxPolicy = (
  own: { integrity: string },
  { files }: Pick<RemoteManifest, 'files'>,
  { styles, importMap }: Pick<MadePage, 'styles' | 'importMap'>,
) =>
  Object.entries({
    sandbox: ['allow-scripts', 'allow-forms'],
    'default-src': ["'none'"],
    'script-src': [
      `'${own.integrity}'`,
      ...(importMap ? [importMap.hash] : []),
      ...scriptsOf(files).map((sha384) => `'sha384-${sha384}'`),
    ],
    'style-src': ["'self'", ...styles.map(({ hash }) => hash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/**
 * Connections that no Content-Security-Policy covers: WebRTC, and names that are looked up or connected to in advance.
 * Browsers without the allowlist have no constructor of peer connections in a frame (see remove-peer-connections.ts).
 */
export const connectionHeaders = {
  'connection-allowlist': '(response-origin)',
  'x-dns-prefetch-control': 'off',
};

const scriptsOf = (files: RemoteManifest['files']) =>
  Object.entries(files)
    .filter(([file]) => file.endsWith('.js'))
    .map(([, { sha384 }]) => sha384);
