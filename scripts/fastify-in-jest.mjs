/**
 * Fastify looks for the name of each plugin in require.cache, which Jest builds again at each access: half of the processor
 * time of the suites that start a server. Without that cache, as in a single executable, Fastify takes the function's name.
 */
export default {
  process: (source) => ({ code: source.replace('= require.cache', '= undefined') }),
};
