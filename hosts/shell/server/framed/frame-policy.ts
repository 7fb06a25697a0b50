import type { RemoteManifest } from '@larkfare/remote-contract';
import type { StyleBlock } from '../page/style-block.ts';

/**
 * What a frame's document may do. It has no origin, even where somebody opens its address by itself, so it reads
 * nothing of this site: no cookies, no storage, no answers. Scripts run by their hash, the frame's own and those of one
 * build; nothing is sent anywhere. Forms may be filled in, for their events would not come otherwise, and are never sent.
 */
export const framePolicy = (
  own: { integrity: string },
  { files }: Pick<RemoteManifest, 'files'>,
  styles: StyleBlock[],
) =>
  Object.entries({
    sandbox: ['allow-scripts', 'allow-forms'],
    'default-src': ["'none'"],
    'script-src': [`'${own.integrity}'`, ...scriptsOf(files).map((sha384) => `'sha384-${sha384}'`)],
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

const scriptsOf = (files: RemoteManifest['files']) =>
  Object.entries(files)
    .filter(([file]) => file.endsWith('.js'))
    .map(([, { sha384 }]) => sha384);
