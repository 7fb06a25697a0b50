/**
 * Notices of one mailbox are limited apart: a flood of enquiries never delays a booking's notice, and requests without our
 * forms never delay those with them.
 */
export const channels = ['bookings', 'form-enquiries', 'direct-enquiries'] as const;
export type Channel = (typeof channels)[number];

/** The most that a person can read in an hour; the rest come as one digest at the hour's end. */
const noticesAnHour: Record<Channel, number> = {
  bookings: 120,
  'form-enquiries': 20,
  'direct-enquiries': 10,
};

/** `count` includes this notice. */
export const isWithinHourlyLimit = (channel: Channel, count: number) =>
  count <= noticesAnHour[channel];

const mostLines = 200;

/** The first lines, with the number of the others. */
export const digestLines = (lines: string[]): string[] =>
  lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more in the back office`];

const names: Record<Channel, string> = {
  bookings: 'booking requests',
  'form-enquiries': 'enquiries',
  'direct-enquiries': 'enquiries not sent through our forms',
};

export const toDigest = (channel: Channel, total: number, lines: string[]) => ({
  subject: `${total} more ${names[channel]}`,
  body: `More than ${noticesAnHour[channel]} ${names[channel]} arrived this hour; the rest are listed here:

${lines.join('\n')}
`,
});
