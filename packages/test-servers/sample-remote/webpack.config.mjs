import { remoteConfig } from '@larkfare/webpack-remote';

export default remoteConfig({
  name: 'sample',
  folder: new URL('.', import.meta.url),
  isServerRendered: false,
});
