import { isId } from '@larkfare/text-rules';

/** What is wrong with the id of something chosen; `what` begins the sentence, as in 'Country'. */
export const choiceProblem = (what: string, id: string): string | undefined => {
  if (id === '') return `${what} is required.`;
  return isId(id) ? undefined : goneSentence(what);
};

/** What was chosen may have been deleted meanwhile. */
export const goneSentence = (what: string): string =>
  `That ${what.toLowerCase()} no longer exists.`;
