import app from 'public-remote';

/** Replaces src/federation/load-remote-app.ts in the single bundle. */
export const loadRemoteApp = () => Promise.resolve(app);

/** Slots are filled by other teams' remotes, of which the single bundle has none. */
export const loadSlotComponent = () => Promise.reject(new Error('There is no other remote.'));
