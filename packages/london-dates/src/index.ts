export * from './local-dates.ts';
export * from './bookable-dates.rules.ts';
export * from './opening-hours.rules.ts';
export * from './month-names.ts';
export * from './call-times.rules.ts';
