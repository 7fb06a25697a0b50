/** The same sentence twice: old screens read one or the other. */
export const errorBody = (message: string) => ({ message, error: message });

/** For GraphQL clients, too. */
export const unavailableBody = (message: string) => ({
  ...errorBody(message),
  errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
});

/** The Retry-After of every 503. */
export const unavailableForSeconds = 5;

/** The request was not processed and may be sent again in a moment. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}
