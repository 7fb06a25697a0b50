import { type ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type EncodedText, matchesEtag, preferredEncoding } from './encoded-text.ts';
import { type SharedResponse, type SharedResponses } from './shared-responses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Finds what a GET of this route sends from memory, before anything else is done for the request. */
    fromMemory?: (request: FastifyRequest) => MemoryResponse | undefined;
  }
}

/** A response that was sent before, with its headers. */
export interface MemoryResponse {
  text: EncodedText;
  /** Counts towards the rate limits, besides one read. */
  cost: number;
  /** Names and values by turns, without those of one request. */
  headers: readonly string[];
  /** Further headers of this request. */
  more?: readonly string[];
}

interface Addressed {
  /** Decides the key besides the address; compared by identity. */
  validFor?: unknown;
  cost?: number;
}

interface Address extends Addressed {
  key: string;
  headers: readonly string[];
}

/** Addresses are short; the responses are stored once for all that lead to them. */
const maxBytes = 8 * 1024 ** 2;
/** Headers of one request, of one encoding, or of one text. */
const ofRequest =
  /^(x-request-id|server-timing|etag|content-(encoding|length)|date|connection|keep-alive|transfer-encoding)$/;

/** The addresses at which responses of a store were sent, to be sent from memory. */
export interface SentAddresses {
  /** The response that this address leads to, if it is that of now. */
  find(url: string, validFor?: unknown): MemoryResponse | undefined;
  /** Has the response to this request sent from memory to those who request its address later. */
  add(request: FastifyRequest, key: string, addressed?: Addressed): void;
}

export function sentAddresses(
  responses: Pick<SharedResponses<SharedResponse>, 'fresh'>,
): SentAddresses {
  const addresses = new LRUCache<string, Address>({
    maxSize: maxBytes,
    sizeCalculation: ({ key, headers }, url) =>
      2 * (key.length + url.length + headers.join().length),
  });
  return {
    find(url, validFor) {
      const address = addresses.get(url);
      if (!address || address.validFor !== validFor) return undefined;
      const { key, headers, cost = 0 } = address;
      const text = responses.fresh(key)?.text;
      return text && { text, headers, cost };
    },

    add(request, key, addressed) {
      onceSent.set(request, (reply) => {
        const headers = Object.entries(reply.getHeaders());
        const isForAll = !headers.some(([name]) => name === 'set-cookie');
        if (!isForAll || ![200, 304].includes(reply.statusCode)) return;
        addresses.set(request.url, {
          ...addressed,
          key,
          headers: headers
            .filter(([name]) => !ofRequest.test(name))
            .flatMap(([name, value]) => [name, String(value)]),
        });
      });
    },
  };
}

/** Steps for when all headers of a response are set. */
const onceSent = new WeakMap<FastifyRequest, (reply: FastifyReply) => void>();

/**
 * Comes after the hooks that log, count and refuse, and before all others.
 * @param watch is given a response that its client has not taken yet
 */
export function sendFromMemory(
  server: FastifyInstance,
  watch: (request: FastifyRequest, response: ServerResponse) => void,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { fromMemory } = request.routeOptions.config;
    const found = request.method === 'GET' ? fromMemory?.(request) : undefined;
    const body = found?.text.ready(preferredEncoding(request.headers['accept-encoding']));
    if (!found || !body) return done();

    reply.hijack();
    const { raw } = reply;
    const { etag } = found.text;
    const headers = ['x-request-id', request.id, 'etag', etag, ...found.headers];
    if (found.more) headers.push(...found.more);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      raw.writeHead(304, headers).end();
      return;
    }
    if (body.encoding) headers.push('content-encoding', body.encoding);
    headers.push('content-length', String(body.bytes.length));
    raw.writeHead(200, headers).end(body.bytes);
    if (raw.writableLength > 0) watch(request, raw);
  });
}

/** After every hook that sets headers. */
export function noteSent(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    onceSent.get(request)?.(reply);
    done();
  });
}
