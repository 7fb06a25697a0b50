import { useSyncExternalStore } from 'react';
import { adminToken } from './admin-token.ts';

/** The token of the administrator who signed in here or in another tab; null when signed out. */
export const useToken = (): string | null =>
  useSyncExternalStore(adminToken.subscribe, adminToken.read, () => null);
