import { isId } from '@larkfare/text-rules';

/** Validation problem of a chosen id; `what` begins the sentence, such as 'Country'. */
export const choiceProblem = (what: string, id: string): string | undefined => {
  if (id === '') return `${what} is required.`;
  return isId(id) ? undefined : notFoundMessage(what);
};

export const notFoundMessage = (what: string): string =>
  `That ${what.toLowerCase()} no longer exists.`;
