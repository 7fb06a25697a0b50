import { remoteConfig } from '@larkfare/webpack-remote';

export default remoteConfig({ name: 'guide', folder: new URL('.', import.meta.url) });
