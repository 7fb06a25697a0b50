// A federated gateway as Apollo's documentation teaches it.
import { ApolloGateway, IntrospectAndCompose } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { runChild } from '../servers/child.ts';

process.env.APOLLO_TELEMETRY_DISABLED = 'true';

runChild(async ({ subgraphUrl }: { subgraphUrl: string }) => {
  const gateway = new ApolloGateway({
    supergraphSdl: new IntrospectAndCompose({ subgraphs: [{ name: 'flights', url: subgraphUrl }] }),
  });
  const server = new ApolloServer({ gateway });
  return (await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })).url;
});
