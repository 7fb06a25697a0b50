import { toProblems, type Problems } from '../fields/problems.rules.ts';
import type { SiteKey } from './site-values.ts';

/** What became of texts that were sent to be published. */
export type PublishResult =
  | { kind: 'published' }
  | { kind: 'problems'; problems: Problems; message: string }
  /** Another administrator published first. */
  | { kind: 'stale'; message: string }
  | { kind: 'failed'; message: string };

export const saveFailed = 'It could not be saved. Check your connection and try again.';

type Result =
  | { __typename: 'SiteValuesSaved' }
  | {
      __typename: 'InvalidInput';
      message: string;
      fields: readonly { field: string; message: string }[];
    }
  | { __typename: 'Stale' | 'NotFound'; message: string };

/** The server's answer to a change of these keys; what it says of a value is below the value's key. */
export function toPublishResult(result: Result, keys: readonly SiteKey[]): PublishResult {
  switch (result.__typename) {
    case 'SiteValuesSaved':
      return { kind: 'published' };
    case 'InvalidInput':
      return {
        kind: 'problems',
        problems: toProblems(result.fields.map(belowItsKey(keys))),
        message: result.message,
      };
    case 'Stale':
      return { kind: 'stale', message: result.message };
    case 'NotFound':
      return { kind: 'failed', message: result.message };
    default:
      return result satisfies never;
  }
}

/** `items.2.text` of the only value that was sent is `payLater.items.2.text`. */
const belowItsKey =
  (keys: readonly SiteKey[]) =>
  ({ field, message }: { field: string; message: string }) => {
    const [only] = keys;
    const isNamed = keys.some((key) => field === key || field.startsWith(`${key}.`));
    return { field: isNamed || keys.length > 1 || !only ? field : `${only}.${field}`, message };
  };
