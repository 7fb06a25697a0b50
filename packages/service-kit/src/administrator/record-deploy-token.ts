import { type GraphqlExecutor } from '../graphql/executors.ts';
import { unavailable } from '../graphql/faults.ts';
import { type RequestHeaders } from '../graphql/subgraph-context.ts';

/** Records in the security log that an administrator creates or revokes a deploy token. */
export type RecordDeployToken = (
  headers: RequestHeaders,
  token: { isRevoked: boolean; detail: string },
) => Promise<void>;

const mutation =
  'mutation RecordDeployToken($isRevoked: Boolean!, $detail: String!) { recordDeployToken(isRevoked: $isRevoked, detail: $detail) }';

/** Asks the content service to record it. @throws SERVICE_UNAVAILABLE when it cannot, so that nothing happens unrecorded */
export const deployTokenRecorder =
  (content: GraphqlExecutor): RecordDeployToken =>
  async (headers, variables) => {
    const { data } = await content({ query: mutation, variables, headers });
    if (!data?.recordDeployToken)
      throw unavailable('The security log cannot be written just now, so nothing was changed.');
  };
