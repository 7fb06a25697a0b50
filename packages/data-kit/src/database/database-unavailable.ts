/** Error codes of Node and PostgreSQL (classes 08, 53, 57 and 58) for a server that cannot be reached, is too slow or has no room left. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '58030',
]);
/** The driver’s own errors have no code; TypeORM’s are of a transaction that lost its connection between statements. */
const messages = [
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded|Query read timeout)/,
  /^(Query runner|Database connection provided by a query runner was) already released/,
];

/** The code of every problem of pgbouncer itself, such as an unreachable PostgreSQL; PostgreSQL's own have a routine. */
const protocolViolation = '08P01';

/** Whether a query failed because the database cannot be reached in time, and not because the query is invalid. */
export function isDatabaseUnavailable(problem: unknown): boolean {
  const {
    code,
    syscall,
    routine,
    message = '',
  } = (problem ?? {}) as Partial<NodeJS.ErrnoException & { routine: string }>;
  // A missing socket has the same code as a missing file.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code === protocolViolation) return routine === undefined;
  return (code !== undefined && codes.has(code)) || messages.some((each) => each.test(message));
}
