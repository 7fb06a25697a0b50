import { remoteConfig } from '@larkfare/webpack-remote';

export default remoteConfig({ name: 'public', folder: new URL('.', import.meta.url) });
