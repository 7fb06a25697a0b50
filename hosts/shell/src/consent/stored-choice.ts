import { siteStorage } from '@larkfare/remote-contract/browser-storage';

const key = 'chatConsent';

export const readStoredChoice = () => siteStorage.get(key);

export const storeChoice = (text: string) => siteStorage.set(key, text);

/** Includes other tabs, so that a withdrawal applies everywhere at once. */
export const onChoiceChanged = (listener: () => void) => siteStorage.subscribe(key, listener);
