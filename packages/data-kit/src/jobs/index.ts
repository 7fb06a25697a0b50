export { deleteExpiredRows } from './delete-expired-rows.ts';
export { type JobWork, type RequestWork, startJobWorker } from './job-worker.ts';
