const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

const partsOf = (moment: string) =>
  Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );

/** A moment as London's day: `2026-11-20T23:30:00Z` as `20/11/2026`. */
export function dayOfMoment(moment: string): string {
  const { day, month, year } = partsOf(moment);
  return `${day}/${month}/${year}`;
}

/** A moment as London's day and time: `20/11/2026 23:30`. */
export function timeOfMoment(moment: string): string {
  const { hour, minute } = partsOf(moment);
  return `${dayOfMoment(moment)} ${hour}:${minute}`;
}
