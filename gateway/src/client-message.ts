const bodyProblems: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; JSON is expected.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with Content-Type application/json.',
};

/** The sentence for a refused request, by REST and GraphQL alike: Fastify's own differ with its versions. */
export const clientMessage = ({ code = '', message }: Error & { code?: string }): string =>
  bodyProblems[code] ?? message;
