/** Local storage where there is one: the server has none, and a browser may forbid even looking at it. */
export function browserStorage(): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return window.localStorage;
  } catch (refusal) {
    console.info('This browser keeps nothing for the site.', refusal);
    return undefined;
  }
}
