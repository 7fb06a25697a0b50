import type { RemoteApp } from '@larkfare/remote-contract';

/** The routes of this remote's remote.json, each loading its `page` when it is opened. Written by the build: pages-rule.mjs. */
export const pages: RemoteApp['routes'];
