import { remoteConfig } from '@larkfare/webpack-remote';

// Rendered in browsers only: a site's server runs no code that it did not build itself.
export default remoteConfig({
  name: 'guide',
  folder: new URL('.', import.meta.url),
  isServerRendered: false,
});
