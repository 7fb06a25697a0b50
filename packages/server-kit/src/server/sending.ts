import { type ServerResponse } from 'node:http';
import { type FastifyInstance } from 'fastify';
import { networkOf } from '../network/network-of.ts';
import { Unavailable } from '../admission/error-body.ts';

interface Limits {
  /** A response may take so long to be sent, */
  sendMs: number;
  /** and a second more for so many bytes of it: less than a slow mobile line carries. */
  bytesPerSecond: number;
  /** Bytes of one address that may wait to be read. */
  unreadBytes: number;
}

const usualLimits: Limits = { sendMs: 30_000, bytesPerSecond: 8_000, unreadBytes: 16 * 1024 ** 2 };

/**
 * Cuts clients that read too slowly, and refuses an address that leaves too much unread: Node’s own timeout counts only
 * how long nothing at all moves.
 */
export function limitSending(server: FastifyInstance, limits = usualLimits): void {
  const responses = new Map<string, Set<ServerResponse>>();
  const timers = new WeakMap<ServerResponse, NodeJS.Timeout>();

  server.addHook('onRequest', (request, { raw }, done) => {
    const network = networkOf(request.ip);
    const ofNetwork = responses.get(network) ?? new Set();
    responses.set(network, ofNetwork.add(raw));
    raw.once('close', () => {
      clearTimeout(timers.get(raw));
      ofNetwork.delete(raw);
      if (ofNetwork.size === 0) responses.delete(network);
    });
    let unreadBytes = 0;
    for (const { writableLength } of ofNetwork) unreadBytes += writableLength;
    done(unreadBytes > limits.unreadBytes ? tooMuchUnread() : undefined);
  });

  server.addHook('onSend', ({ raw: { socket } }, { raw }, _payload, done) => {
    const beganMs = performance.now();
    const before = socket.bytesWritten;
    const cutIfLate = (inMs: number) => {
      const timer = setTimeout(() => {
        const bytes = socket.bytesWritten - before;
        const endsMs = beganMs + limits.sendMs + (1000 * bytes) / limits.bytesPerSecond;
        const leftMs = endsMs - performance.now();
        if (leftMs > 0) cutIfLate(leftMs);
        else socket.destroy();
      }, inMs).unref();
      timers.set(raw, timer);
    };
    if (!raw.destroyed) cutIfLate(limits.sendMs);
    done();
  });
}

const tooMuchUnread = () =>
  new Unavailable('Too much is on its way to you already. Please try again in a moment.');
