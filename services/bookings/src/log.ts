import { pino } from 'pino';

export const log = pino({ name: 'bookings', level: process.env.LOG_LEVEL ?? 'info' });
