import app from 'public-remote';

/** Stands in for src/federation/load-remote-app.ts where nothing is remote. */
export const loadRemoteApp = () => Promise.resolve(app);
