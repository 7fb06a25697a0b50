/** `1 visitor`, `2 visitors` */
export const several = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** A moment to the minute, in UTC: `2026-11-20 23:30` */
export const minute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');
