/** What an answer must never hold: code, statements, addresses of the inside. */
const internals =
  /node_modules|\.[cm]?[jt]s:\d+|\n\s+at \S+ \(|ECONNREFUSED|QueryFailedError|syntax error at or near|invalid input syntax|violates \w+ constraint|larkfare_(catalogue|bookings|content|registry)|TypeError|RangeError/;

/** What is wrong with an answer to any request; undefined for one as it should be. */
export function answerProblem(status: number, body: string): string | undefined {
  if (status >= 500) return `status ${status}, ${body.slice(0, 200)}`;
  if (body.includes('INTERNAL_SERVER_ERROR') || body.includes('wrong on our side'))
    return 'a fault of the server';
  const leaked = internals.exec(body);
  return leaked ? `a leak: ${leaked[0]}` : undefined;
}
