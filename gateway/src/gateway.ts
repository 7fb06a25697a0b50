import { type GraphqlExecutor } from '@larkfare/service-kit';
import { type FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { type Executors } from './graph/executor-data-source.ts';
import { startGraph } from './graph/graph.ts';
import { graphRoutes } from './graph/graph-routes.ts';
import { type Log } from './graph/masking.ts';
import { operationPreparer } from './graph/prepared-operation.ts';
import { type OtherDocuments } from './graph/trusted-documents.ts';
import { type StorePicture } from './media/store-picture.ts';
import { limitRates, type RateLimits } from './rate-limits.ts';
import { signedInCheck } from './rest/administrator-check.ts';
import { restDoor } from './rest/rest-door.ts';

export interface GatewayOptions {
  /** As `npm run build -w gateway` composed it; see `readSupergraph`. */
  supergraphSdl: string;
  /** One for each subgraph, by name. */
  executors: Executors;
  /** Hides the schema and masks what went wrong on our side. */
  production: boolean;
  /** When given, clients of /graphql may ask these operations and no others. */
  trustedDocuments?: readonly string[];
  /** Trusted beside them: what comes and goes while the gateway runs, and what only one caller may ask. */
  otherDocuments?: OtherDocuments;
  /** For each client address. */
  rateLimits?: RateLimits;
  /** Keeps the pictures that administrators upload; without it uploads are refused with 503. */
  storePicture?: StorePicture;
  log?: Log;
}

export interface Gateway {
  /** Mounts /graphql and /api. */
  plugin: FastifyPluginAsync;
  /** Asks the graph from inside this process, past the limits that hold for clients. */
  execute: GraphqlExecutor;
  close(): Promise<void>;
}

export const usualRateLimits: RateLimits = { readsPerMinute: 1200, postsPerMinute: 30 };

/** @throws when the supergraph needs a subgraph without executor, or an operation of the REST door does not fit it. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { supergraphSdl, executors, production, storePicture } = options;
  const { rateLimits = usualRateLimits } = options;
  const log = options.log ?? pino({ name: 'gateway', level: process.env.LOG_LEVEL ?? 'info' });
  const { server, execute } = await startGraph({ ...options, log });
  const prepare = operationPreparer(supergraphSdl, executors, execute);

  return {
    async plugin(fastify) {
      const limits = await limitRates(fastify, rateLimits);
      const isSignedIn = signedInCheck(prepare);
      await fastify.register(graphRoutes, { graph: server, production, limits, isSignedIn });
      await fastify.register(restDoor, {
        prefix: '/api',
        prepare,
        limits,
        isSignedIn,
        storePicture,
      });
    },
    execute,
    close: () => server.stop(),
  };
}
