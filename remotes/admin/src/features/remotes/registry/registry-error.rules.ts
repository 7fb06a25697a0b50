import type { GateResult } from '@larkfare/remote-cli/registry-api';

/** A refused or failed request to the registry. */
export class RegistryError extends Error {
  /** The HTTP status, 0 without a response. */
  readonly status: number;
  /** The gates that a version failed, each with every reason. */
  readonly gates: readonly GateResult[];

  constructor(status: number, message: string, gates: readonly GateResult[] = []) {
    super(message);
    this.status = status;
    this.gates = gates;
  }
}

/** Reads a refusal; a proxy's page has neither a message nor gates. */
export function toRegistryError(status: number, body: unknown): RegistryError {
  const { message, gates, problems } = isRecord(body) ? body : {};
  return new RegistryError(
    status,
    typeof message === 'string' && message !== ''
      ? message
      : 'The registry did not respond as expected. Please try again.',
    [...gatesIn(gates), ...gatesIn([{ gate: 'form', problems }])],
  );
}

const gatesIn = (value: unknown): GateResult[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).flatMap(({ gate, problems }) => {
    const texts = (Array.isArray(problems) ? problems : []).filter(
      (problem) => typeof problem === 'string',
    );
    return typeof gate === 'string' && texts.length > 0 ? [{ gate, problems: texts }] : [];
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
