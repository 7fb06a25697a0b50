import { type GraphqlAnswer } from '@larkfare/server-kit/executor';
import {
  encodeAnswer,
  type SharedResponse,
  type SharedResponses,
} from '@larkfare/server-kit/server';
import { type PreparedOperation } from './prepared-operation.ts';

/** A query whose answer is the same for everybody without a session, with its variables. */
interface Shareable {
  operation: PreparedOperation;
  variables: Record<string, unknown>;
}

export const sharedKey = ({ operation, variables }: Shareable): string =>
  `${operation.sha256} ${JSON.stringify(variables)}`;

/**
 * The answer to a public query, made once for all who send it with the same variables. Nothing of a session enters it.
 * @param toErrors the errors as clients may see them; an answer with any is not stored
 */
export const sharedAnswer = (
  responses: SharedResponses<SharedResponse>,
  shareable: Shareable,
  toErrors: (errors: NonNullable<GraphqlAnswer['errors']>) => unknown,
): Promise<SharedResponse> =>
  responses.get(sharedKey(shareable), async () => {
    const { operation, variables } = shareable;
    const answer = await operation.run({ variables, headers: {}, acceptsBytes: true });
    const { data, errors, bytes } = answer;
    const json = bytes ?? JSON.stringify(errors ? { errors: toErrors(errors), data } : { data });
    return { text: await encodeAnswer(json), isWhole: !errors };
  });
