/** Jobs that are queued in PostgreSQL with the write that they follow from. */
export { type JobWork, startJobWorker } from './job-worker.ts';
