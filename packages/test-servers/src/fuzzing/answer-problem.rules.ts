/** Texts that a response must never contain: code, statements, addresses of the inside. */
const internals =
  /node_modules|\.[cm]?[jt]s:\d+|\n\s+at \S+ \(|ECONNREFUSED|QueryFailedError|syntax error at or near|invalid input syntax|violates \w+ constraint|larkfare_(catalogue|bookings|content|registry)|TypeError|RangeError/;

/** The problem of a response to any request; undefined without one. */
export function answerProblem(status: number, body: string): string | undefined {
  if (status >= 500) return `status ${status}, ${body.slice(0, 200)}`;
  if (body.includes('INTERNAL_SERVER_ERROR') || body.includes('wrong on our side'))
    return 'a fault of the server';
  const leaked = internals.exec(body);
  return leaked ? `a leak: ${leaked[0]}` : undefined;
}
