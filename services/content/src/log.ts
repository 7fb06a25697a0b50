import { createLog } from '@larkfare/service-kit';

export const log = createLog('content');
