import type { RemoteApp } from '@larkfare/remote-contract';
import { pages } from '@larkfare/webpack-remote/pages';

const app: RemoteApp = { routes: pages };

export default app;
