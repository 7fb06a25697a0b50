const key = 'searchPopUpShown';

/** For a browser that keeps nothing: as long as the page lives. */
let wasShownOnThisPage = false;

/** Whether the search pop-up has been open in this browser session. */
export function wasSearchPopUpShown(): boolean {
  try {
    return wasShownOnThisPage || window.sessionStorage.getItem(key) !== null;
  } catch (refusal) {
    console.info('This browser keeps nothing for the session.', refusal);
    return wasShownOnThisPage;
  }
}

export function markSearchPopUpShown() {
  wasShownOnThisPage = true;
  try {
    window.sessionStorage.setItem(key, 'yes');
  } catch (refusal) {
    console.info('This browser keeps nothing for the session.', refusal);
  }
}

/** Each test is a session of its own. */
export function forgetSearchPopUp() {
  wasShownOnThisPage = false;
  window.sessionStorage.removeItem(key);
}
