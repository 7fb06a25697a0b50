import { pino } from 'pino';

export const log = pino({ name: 'content', level: process.env.LOG_LEVEL ?? 'info' });
