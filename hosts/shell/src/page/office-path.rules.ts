/** Whether a path belongs to the back office; the router does not tell capitals from small letters either. */
export const isOfficePath = (path: string) => /^\/admin(\/|$)/i.test(path);
