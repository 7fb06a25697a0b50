/** Whether a path belongs to the back office; case-insensitive, as the router is. */
export const isOfficePath = (path: string) => /^\/admin(\/|$)/i.test(path);
