import { printSchema } from 'graphql';
import { type LiveHealth } from './live-health.ts';
import { requiredOperations } from '../checks/required-operations.ts';
import { type RegistryApi } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';
import { type DataSource } from 'typeorm';
import { type Checks } from '../checks/run-gates.ts';

/** The health of live versions, the live API, and the operations that a change of the API must not break. */
export function healthRoutes(
  { route }: RegistryApi,
  { db, deploymentContext }: { db: DataSource } & Pick<Checks, 'deploymentContext'>,
  health: LiveHealth,
): void {
  route(
    'GET /health',
    { summary: 'Whether the live versions still pass the gates', response: responses.health },
    async (_, reply) => {
      void reply.header('cache-control', 'no-store');
      return health.latest();
    },
  );

  route(
    'POST /health',
    {
      summary: 'Check the live versions again',
      callers: ['administrator'],
      response: responses.health,
    },
    async () => health.revalidate(),
  );

  route(
    'GET /schema',
    {
      summary: 'The live GraphQL API',
      callers: ['any token', 'administrator'],
      response: responses.schema,
    },
    async () => ({ text: printSchema((await deploymentContext('production')).api) }),
  );

  route(
    'GET /channels/{channel}/operations',
    {
      summary: 'The operations that a change of the API must not break',
      response: responses.requiredOperations,
    },
    async ({ params }) => ({ versions: await requiredOperations(db, params.channel) }),
  );
}
