export { coalesced } from './coalesced.ts';
export { waitMs } from './wait.rules.ts';
export { onceASecond } from './once-a-second.ts';
export { DeadlineExceeded, withDeadline, throwIfOverdue } from './deadline.ts';
