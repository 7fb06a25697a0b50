import { remoteConfig } from '@larkfare/webpack-remote';

/** Every screen needs an administrator to be signed in, and only their browser knows that. */
export default remoteConfig({
  name: 'admin',
  folder: new URL('.', import.meta.url),
  isServerRendered: false,
});
