// hive-gateway supergraph dist/supergraph.graphql --config-path deploy/routers/hive-gateway.config.mjs
// The proxy in front must set x-client-address and x-client-agent, and remove the values that a client sent.
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
  // The services mask their own internal errors. Refusals must keep their messages and codes.
  maskedErrors: false,
};
