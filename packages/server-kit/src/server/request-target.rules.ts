const authority = /^[a-z][a-z\d+.-]*:\/\/([^/?#\\]*)/i;
const dotSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;

/** The path and query of a request's target, also of an absolute one (RFC 9112, section 3.2.2). */
export function pathOfTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const path = target.replace(authority, '');
  return /^[/*]/.test(path) ? path : `/${path}`;
}

/**
 * Why a target is refused. Routes match it as text, and a URL parser would find another path or another server in it.
 * @param target as it was sent
 * @param host the Host header, which decides alone
 */
export function targetProblem(target: string, host: string | undefined): string | undefined {
  const [origin = '', named] = authority.exec(target) ?? [];
  if (named !== undefined && named.toLowerCase() !== host?.toLowerCase())
    return 'The address of this request names another host than its Host header.';
  const [path = ''] = target.slice(origin.length).split(/[?#]/, 1);
  return dotSegment.test(path) ? 'The address of this request leads out of its path.' : undefined;
}
