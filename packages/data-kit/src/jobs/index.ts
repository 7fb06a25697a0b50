export { type JobWork, startJobWorker } from './job-worker.ts';
