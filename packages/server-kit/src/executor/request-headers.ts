/** The headers about the caller that one server passes on to another. No other header is: length, type and host differ. */
const passedOn = [
  'authorization',
  'x-client-address',
  // The caller's User-Agent.
  'x-client-agent',
  // The secret in the cookie that a browser's session is bound to.
  'x-session-secret',
  // The token in the cookie of a browser that has signed in before.
  'x-device-token',
  // Present when a browser sent the request: a sign-in from there is bound to a cookie.
  'x-from-browser',
] as const;

export type RequestHeaders = Partial<Record<(typeof passedOn)[number], string | undefined>>;

/** Those of a request's headers that are meant for the next server. */
export const toRequestHeaders = (headers: Readonly<Record<string, unknown>>): RequestHeaders =>
  Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
