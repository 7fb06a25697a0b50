import { pino } from 'pino';

export const log = pino({ name: 'catalogue', level: process.env.LOG_LEVEL ?? 'info' });
