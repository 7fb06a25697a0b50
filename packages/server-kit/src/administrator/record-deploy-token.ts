import { type GraphqlExecutor } from '../executor/http-executor.ts';
import { unavailable } from '../executor/faults.ts';
import { queryService } from '../executor/query-service.ts';
import { type RequestHeaders } from '../executor/request-headers.ts';
import {
  RecordDeployTokenDocument,
  type RecordDeployTokenMutationVariables,
} from './record-deploy-token.generated.ts';

/** Records in the security log that an administrator changes who may publish. */
export type RecordDeployToken = (
  headers: RequestHeaders,
  token: RecordDeployTokenMutationVariables,
) => Promise<void>;

/** Records it in the content service. @throws SERVICE_UNAVAILABLE when it cannot, so that nothing happens unrecorded */
export const deployTokenRecorder =
  (content: GraphqlExecutor): RecordDeployToken =>
  async (headers, token) => {
    await queryService(content, RecordDeployTokenDocument, token, headers).catch(() => {
      throw unavailable('The security log cannot be written just now, so nothing was changed.');
    });
  };
