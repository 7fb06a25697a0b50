import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { errorBody } from '../admission/error-body.ts';

/** Cookies are most of large headers: without them the same browser would be refused for ever. */
const clearCookies = 'Clear-Site-Data: "cookies"\r\n';

const failures: Record<string, { status: number; message: string; headers?: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'This request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message:
      'The headers of this request are too large. Its cookies are deleted: please try again.',
    headers: clearCookies,
  },
};
const unreadable = { status: 400, message: 'This request cannot be read.', headers: '' };

/** Responds to a request that is no HTTP, arrives too slowly or has too many headers: it reaches no hook and no handler. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message, headers = '' } = failures[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify(errorBody(message));
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n${headers}Connection: close\r\n\r\n${body}`,
    );
  socket.destroy(error);
}
