import { useSyncExternalStore } from 'react';
import { adminToken } from './admin-token.ts';

/** The token of whoever is signed in, here or in another tab; null when nobody is. */
export const useToken = (): string | null =>
  useSyncExternalStore(adminToken.subscribe, adminToken.read, () => null);
