export interface ErrorText {
  name: string;
  message: string;
  stack: string;
}

/** The thrown value, which may be anything. */
export function toErrorText(thrown: unknown): ErrorText {
  const {
    name = '',
    message = thrown,
    stack = '',
  }: Partial<Record<string, unknown>> = Object(thrown);
  return {
    name: String(name).slice(0, 80),
    message: String(message).slice(0, 500),
    stack: String(stack).slice(0, 4000),
  };
}

/** The remote whose code is the first in a stack. */
export const remoteIn = (stack: string): string | undefined => /\/_r\/([\w-]+)\//.exec(stack)?.[1];

export const stackOf = (thrown: unknown): string => (thrown instanceof Error && thrown.stack) || '';
