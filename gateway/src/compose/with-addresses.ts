/**
 * A supergraph for other routers, which find the subgraphs by it. Our own gateway reaches them through executors.
 * @param addresses of the servers, by the names of the subgraphs
 */
export const withAddresses = (supergraphSdl: string, addresses: Record<string, string>): string =>
  Object.entries(addresses).reduce(
    (sdl, [name, address]) =>
      sdl.replace(`"http://${name}/graphql"`, JSON.stringify(new URL('/graphql', address).href)),
    supergraphSdl,
  );
