import { serverMessage } from '../../api/server-message.ts';

/** How a form of the account was answered. */
export type AccountAnswer =
  | { kind: 'done'; message: string }
  | { kind: 'refused'; message: string; fields: readonly { field: string; message: string }[] }
  | { kind: 'failed'; message: string };

export type InvalidInputAnswer = {
  __typename: 'InvalidInput';
  message: string;
  fields: readonly { field: string; message: string }[];
};

/** The server's refusal as the forms read it. */
export const refused = ({ message, fields }: InvalidInputAnswer): AccountAnswer => ({
  kind: 'refused',
  message,
  fields,
});

/** What the server says about its own failure, else the specification's sentence. */
export function failed(problem: unknown, sentence: string): AccountAnswer {
  console.error(sentence, problem);
  return { kind: 'failed', message: serverMessage(problem) ?? sentence };
}
