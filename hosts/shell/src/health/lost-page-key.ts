/** In every page's script, so that a page without a note loads nothing more. */
export const lostPageKey = 'remoteOnScreen';
