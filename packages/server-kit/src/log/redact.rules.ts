/** E-mail addresses, also as they are encoded in an address. A long word without one is searched once. */
const emailAddress = /(?<![^\s"'<>(),;:=&?/])[^\s"'<>(),;:=&?/]+(@|%40)[^\s"'<>(),;:=&?/]+/gi;
/** Telephone numbers: at least seven digits, as people group them; not the address of a server. */
const phoneNumber = /(?<![\w.-])(?!\d+\.\d+\.\d+\.\d)\+?\(?\d[\d ().]{5,}\d(?![\w-])/g;
const queryString = /\?[^\s"']+/g;
/** Parts of its input that a message repeats. */
const quoted = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’/g;

/** A message without what may identify a person: addresses, telephone numbers and query strings. */
export const redact = (text: string): string =>
  text.replace(queryString, '?…').replace(emailAddress, '…').replace(phoneNumber, '…');

/** PostgreSQL’s data exceptions (class 22) and JSON parsers repeat the value that they refuse. */
const repeatsItsInput = (name: string, code: string) =>
  name === 'SyntaxError' || /^22...$/.test(code);

/** The logged fields of an error. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  /** Without the message. */
  stack?: string;
  cause?: LoggedError;
}

const deepestCause = 3;

/**
 * The fields of an error that locate it. Everything else may hold what a visitor has sent: the parameters of a
 * statement, the detail of a violated constraint, the text of an operation.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redact(typeof error === 'string' ? error : 'no error') };
  const { code, constraint, table, cause } = error as Error & Record<string, unknown>;
  const codeText = typeof code === 'string' ? code : '';
  const message = repeatsItsInput(error.name, codeText)
    ? error.message.replace(quoted, '…')
    : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: redact(message),
    ...(codeText && { code: codeText }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    stack: frames.join('\n'),
    ...(cause !== undefined && depth < deepestCause && { cause: loggedError(cause, depth + 1) }),
  };
}
