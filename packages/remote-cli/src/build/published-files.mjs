/** What a remote may consist of, by the ending of the file. */
const contentTypes = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

const ending = new RegExp(`\\.(${Object.keys(contentTypes).join('|')})$`);

/** The content type of a file; undefined where such files are not published. */
export const contentTypeOf = (file) => contentTypes[ending.exec(file)?.[1]];
