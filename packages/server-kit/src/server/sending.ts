import { type ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
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

/** Slow clients are looked for so often. */
const sweepMs = 1000;

interface Sent {
  raw: ServerResponse;
  network: string;
  beganMs: number;
  /** Sent by its socket before. */
  bytesBefore: number;
}

/**
 * Cuts clients that read too slowly, and refuses an address that leaves too much unread: Node’s own timeout counts only
 * how long nothing at all moves.
 * @returns a function that counts a response which no hook sees
 */
export function limitSending(server: FastifyInstance, limits = usualLimits) {
  const sending = new Set<Sent>();
  const ofNetwork = new Map<string, Set<Sent>>();

  /** Counts a response until it has been sent. */
  function watch({ ip }: FastifyRequest, raw: ServerResponse): void {
    const { socket } = raw;
    if (!socket || raw.destroyed) return;
    const network = networkOf(ip);
    const all = ofNetwork.get(network) ?? new Set();
    const sent = { raw, network, beganMs: performance.now(), bytesBefore: socket.bytesWritten };
    ofNetwork.set(network, all.add(sent));
    sending.add(sent);
    raw.once('close', () => {
      sending.delete(sent);
      all.delete(sent);
      if (all.size === 0) ofNetwork.delete(network);
    });
  }

  function leavesTooMuch({ ip }: FastifyRequest): boolean {
    if (ofNetwork.size === 0) return false;
    let unreadBytes = 0;
    for (const { raw } of ofNetwork.get(networkOf(ip)) ?? []) unreadBytes += raw.writableLength;
    return unreadBytes > limits.unreadBytes;
  }

  const sweep = setInterval(() => {
    const nowMs = performance.now();
    for (const { raw, beganMs, bytesBefore } of sending) {
      const bytes = (raw.socket?.bytesWritten ?? 0) - bytesBefore;
      if (nowMs > beganMs + limits.sendMs + (1000 * bytes) / limits.bytesPerSecond)
        raw.socket?.destroy();
    }
  }, sweepMs).unref();

  server.addHook('onClose', async () => clearInterval(sweep));
  server.addHook('onRequest', (request, _reply, done) =>
    done(leavesTooMuch(request) ? tooMuchUnread() : undefined),
  );
  server.addHook('onSend', (request, { raw }, _payload, done) => {
    watch(request, raw);
    done();
  });
  return watch;
}

const tooMuchUnread = () =>
  new Unavailable('Too much is on its way to you already. Please try again in a moment.');
