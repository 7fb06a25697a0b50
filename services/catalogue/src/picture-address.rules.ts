const longest = 200;

/**
 * Whether it is the address of a picture that this site stores: an upload or a picture of the demonstration. A picture that
 * a visitor's browser would fetch from anywhere else is not.
 */
const isOwnPicture = (address: string): boolean =>
  address.length <= longest && /^\/media(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(address);

/** Validation problem of a picture's address; `what` begins the sentence, such as 'Image'. */
export const pictureProblem = (what: string, address: string): string | undefined =>
  address === '' || isOwnPicture(address) ? undefined : `${what} must be uploaded here first.`;

/** The same for a picture that must be there. */
export const requiredPictureProblem = (what: string, address: string): string | undefined =>
  address === '' ? `${what} is required.` : pictureProblem(what, address);
