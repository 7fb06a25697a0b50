// hive-gateway supergraph dist/supergraph.graphql --config-path deploy/routers/hive-gateway.config.mjs
// The proxy in front writes x-client-address and x-client-agent: what a client sends there must not pass it.
const { INTERNAL_SECRET } = process.env;
const passedOn = ['authorization', 'x-client-address', 'x-client-agent', 'x-request-id'];

export const gatewayConfig = {
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }) => ({
      ...Object.fromEntries(
        passedOn.flatMap((name) => {
          const value = request.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
      ...(INTERNAL_SECRET && { 'x-internal-secret': INTERNAL_SECRET }),
    }),
  },
  // The services mask their own faults; refusals keep their words and codes.
  maskedErrors: false,
};
