import { createLog } from '@larkfare/server-kit/log';

export const log = createLog('bookings');
