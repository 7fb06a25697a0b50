/** January first; `monthNames[0]` is month 1. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'Jan' for 1; empty for what is not a month. */
export const shortMonthName = (month: number): string => (monthNames[month - 1] ?? '').slice(0, 3);
