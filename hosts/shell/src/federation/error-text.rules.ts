export interface ErrorText {
  name: string;
  message: string;
  stack: string;
}

/** What was thrown, which may be anything. */
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
