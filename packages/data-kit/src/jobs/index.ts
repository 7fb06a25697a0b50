export { deleteExpiredRows } from './delete-expired-rows.ts';
export { type JobWork, startJobWorker } from './job-worker.ts';
