import { tabStorage } from '@larkfare/remote-contract/browser-storage';

const key = 'searchPopUpShown';

/** Whether the search pop-up has been open in this browser session. */
export const wasSearchPopUpShown = (): boolean => tabStorage.get(key) !== null;

export const markSearchPopUpShown = () => tabStorage.set(key, 'yes');

/** Makes each test a separate session. */
export const forgetSearchPopUp = () => tabStorage.remove(key);
