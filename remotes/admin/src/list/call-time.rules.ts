import { type CallTime, describeCallTime, londonToday } from '@larkfare/london-dates';

/** When a customer would like to be rung, with the day. */
export const callTimeWords = (request: { callTime: CallTime; createdAt: string }): string =>
  describeCallTime(request.callTime, londonToday(new Date(request.createdAt))) ?? 'Any time';
