/** The names of the months; `monthNames[0]` is January. */
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

/** 'Jan' for 1; an empty text if there is no such month. */
export const shortMonthName = (month: number): string => (monthNames[month - 1] ?? '').slice(0, 3);
