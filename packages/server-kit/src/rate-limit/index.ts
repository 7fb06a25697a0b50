export { limitRequests, RateLimitExceeded } from './limit-requests.ts';
export { usageCounter, type ShareUsage, type Usage, type UsageCounter } from './usage-counter.ts';
