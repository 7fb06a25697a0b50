import app from 'public-remote';

/** Replaces src/federation/load-remote-app.ts in the single bundle. */
export const loadRemoteApp = () => Promise.resolve(app);
