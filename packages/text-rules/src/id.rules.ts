const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a row could have this id; anything else is simply not found, and never reaches PostgreSQL. */
export const isId = (text: string): boolean => uuid.test(text);
