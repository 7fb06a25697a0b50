import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { londonToday } from '@larkfare/london-dates';
import { type SharedRoutes } from '@larkfare/server-kit/http';
import { createLog } from '@larkfare/server-kit/log';
import { type ShareUsage, usageCounter } from '@larkfare/server-kit/rate-limit';
import { type Revision, sentAddresses, sharedResponses } from '@larkfare/server-kit/server';
import { type FastifyPluginAsync } from 'fastify';
import { type Executors } from './graph/executor-data-source.ts';
import { type Graph } from './graph/graph.ts';
import { graphRoutes } from './graph/graph-routes.ts';
import { type Log } from './graph/masking.ts';
import { knownOperations } from './graph/known-operations.ts';
import { documentPreparer } from './graph/prepared-document.ts';
import { registeredTextIn, textStore } from './graph/operation-stores.ts';
import { operationPreparer, prepareOnce } from './graph/prepared-operation.ts';
import { type OtherDocuments, trustedCheck } from './graph/trusted-documents.ts';
import { sharedAnswer } from './graph/shared-answer.ts';
import { type StorePicture } from './media/store-picture.ts';
import { listLengths } from './graph/list-lengths.ts';
import { limitRates, type RateLimits } from './rate-limits.ts';
import { signedInCheck } from './rest/auth/signed-in-check.ts';
import { restApi } from './rest/rest-api.ts';

export interface GatewayOptions {
  /** The result of `npm run build -w gateway`; see `readSupergraph`. */
  supergraphSdl: string;
  /** One for each subgraph, by name. */
  executors: Executors;
  /** Hides the schema and masks what went wrong on our side. */
  production: boolean;
  /** The remotes' own operations, which are run by their hash. */
  trustedDocuments?: readonly string[];
  /** Whether callers of /graphql without a session may send any others; by default where none are trusted. */
  permitsOthers?: boolean;
  /** Trusted besides: operations that change while the gateway runs, and those of one caller. */
  otherDocuments?: OtherDocuments;
  /** For each client address. */
  rateLimits?: RateLimits;
  /** Lets the limits hold over several gateways. */
  shareUsage?: ShareUsage;
  /** Revision of the catalogue and the site's texts, for responses that are the same for every caller. */
  revision?: Revision | undefined;
  /** Stores the pictures that administrators upload; without it uploads are refused with 503. */
  storePicture?: StorePicture;
  log?: Log;
}

export interface Gateway {
  /** Mounts /graphql and /api. */
  plugin: FastifyPluginAsync;
  /** Runs an operation from inside this process, without the limits of clients. */
  execute: GraphqlExecutor;
  close(): Promise<void>;
}

/** Every list without pages of a catalogue with 6,000 locations takes a tenth of it. */
const responseBytesAtMost = 16 * 1024 ** 2;

export const defaultRateLimits: RateLimits = { readsPerMinute: 1200, postsPerMinute: 30 };

/** @throws when the supergraph needs a subgraph without executor. */
export function createGateway(options: GatewayOptions): Gateway {
  const { supergraphSdl, production, storePicture } = options;
  const { rateLimits = defaultRateLimits, trustedDocuments = [], otherDocuments } = options;
  const { permitsOthers = !options.trustedDocuments } = options;
  const log = options.log ?? createLog('gateway');
  let writes = 0;
  const executors = countWrites(options.executors, () => (writes += 1));
  const lengths = listLengths();
  const registered = textStore();
  let started: Promise<Graph> | undefined;
  // The site's operations do not need Apollo's gateway, which takes half a second to start, and 20 MB.
  const graph = () =>
    (started ??= import('./graph/graph.ts').then(({ startGraph }) =>
      startGraph({ ...options, registered, executors, lengths, log }),
    ));
  const throughGateway: GraphqlExecutor = async (request) => (await graph()).execute(request);
  const prepareOperation = operationPreparer(supergraphSdl, executors, throughGateway, lengths);
  const prepareIfFit = prepareOnce(prepareOperation);
  const prepare = documentPreparer(prepareOperation);
  const usage = usageCounter(options.shareUsage);
  const responses = sharedResponses({
    name: 'responses',
    maxBytes: responseBytesAtMost,
    revision() {
      const revision = options.revision?.();
      if (revision === undefined) return undefined;
      // A service of another process has stored a write before its notification comes.
      return `${revision} ${writes} ${londonToday(new Date())}`;
    },
  });
  const addresses = sentAddresses(responses);
  const isTrusted = permitsOthers ? undefined : trustedCheck(trustedDocuments, otherDocuments);

  return {
    async plugin(fastify) {
      const limits = limitRates(fastify, rateLimits, usage);
      const shared: SharedRoutes = {
        responses,
        addresses,
        fromMemory(request) {
          if (request.headers.authorization !== undefined) return undefined;
          const found = addresses.find(request.url);
          if (!found) return undefined;
          return limits.countFromMemory(request, found.cost) ? found : undefined;
        },
      };
      const isSignedIn = signedInCheck(prepare);
      await fastify.register(graphRoutes, {
        graph,
        registeredText: registeredTextIn(registered),
        findOperation: knownOperations(trustedDocuments, otherDocuments?.published, prepareIfFit),
        production,
        log,
        limits,
        isSignedIn,
        isTrusted,
        isPartner: otherDocuments?.isPartner,
        shared,
      });
      await fastify.register(restApi, {
        prefix: '/api',
        prepare,
        limits,
        isSignedIn,
        shared,
        storePicture,
      });
    },
    async execute(request) {
      const { query, operationName, variables = {}, headers, acceptsBytes } = request;
      const operation = prepareIfFit(query);
      if (!operation || (operationName ?? operation.name) !== operation.name)
        return throughGateway(request);
      if (!acceptsBytes || headers || operation.maxAgeSeconds === undefined)
        return operation.run(request);
      const { text, isWhole } = await sharedAnswer(responses, { operation, variables }, unchanged);
      return isWhole ? { bytes: await text.plain() } : operation.run(request);
    },
    async close() {
      usage.close();
      await (await started)?.stop();
    },
  };
}

const unchanged = <Value>(value: Value) => value;

/** Calls `onWrite` once the catalogue has responded to a mutation, which only administrators may send. */
function countWrites({ catalogue, ...others }: Executors, onWrite: () => void): Executors {
  if (!catalogue) return others;
  return {
    ...others,
    async catalogue(request) {
      const response = await catalogue(request);
      if (/^\s*mutation\b/.test(request.query) && !response.errors) onWrite();
      return response;
    },
  };
}
