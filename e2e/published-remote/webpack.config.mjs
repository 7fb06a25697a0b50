import { remoteConfig } from '@larkfare/webpack-remote';

export default remoteConfig({
  name: 'lookout',
  folder: new URL('.', import.meta.url),
  isDrawnOnServer: false,
});
