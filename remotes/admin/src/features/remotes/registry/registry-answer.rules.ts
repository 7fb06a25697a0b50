import type { GateResult } from '@larkfare/remote-cli/registry-api';

/** Why the registry did not do something. */
export interface Refusal {
  status: number;
  message: string;
  /** The gates that a version did not pass, each with every reason. */
  gates: GateResult[];
}

/** Either the result, or why there is none. */
export type Answer<Body> = { done: Body } | { refusal: Refusal };

/** The channel was changed after it was read: nothing was done, and its current state is to be checked first. */
export const isOutdated = ({ status }: Refusal): boolean => status === 412;

/** A refusal’s sentence and reasons; an answer that is not the registry’s, such as a proxy’s page, has neither. */
export function toRefusal(status: number, body: unknown): Refusal {
  const { message, gates, problems } = isRecord(body) ? body : {};
  return {
    status,
    message:
      typeof message === 'string' && message !== ''
        ? message
        : 'The registry did not answer as expected. Please try again.',
    gates: [...gatesIn(gates), ...gatesIn([{ gate: 'form', problems }])],
  };
}

const gatesIn = (value: unknown): Refusal['gates'] =>
  (Array.isArray(value) ? value : []).filter(isRecord).flatMap(({ gate, problems }) => {
    const texts = (Array.isArray(problems) ? problems : []).filter(
      (problem) => typeof problem === 'string',
    );
    return typeof gate === 'string' && texts.length > 0 ? [{ gate, problems: texts }] : [];
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
