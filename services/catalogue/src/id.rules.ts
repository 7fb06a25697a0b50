const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a row could have this id; anything else is simply not found, and never reaches PostgreSQL. */
export const isId = (text: string): boolean => uuid.test(text);

/** What is wrong with the id of something chosen; `what` begins the sentence, as in 'Country'. */
export const choiceProblem = (what: string, id: string): string | undefined => {
  if (id === '') return `${what} is required.`;
  return isId(id) ? undefined : goneSentence(what);
};

/** What was chosen may have been deleted meanwhile. */
export const goneSentence = (what: string): string =>
  `That ${what.toLowerCase()} no longer exists.`;
