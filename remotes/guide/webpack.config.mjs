import { remoteConfig } from '@larkfare/webpack-remote';

// Browsers draw it: a site's server runs no code that it did not build itself.
export default remoteConfig({
  name: 'guide',
  folder: new URL('.', import.meta.url),
  isDrawnOnServer: false,
});
