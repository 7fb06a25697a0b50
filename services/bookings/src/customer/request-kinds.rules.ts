/** The kinds of requests from customers; a reference begins with the kind's prefix. */
export const requestKinds = {
  booking: { table: 'bookings', emailColumn: 'user_email', prefix: 'LF' },
  quote: { table: 'quotes', emailColumn: 'email', prefix: 'LQ' },
  contact: { table: 'contact_messages', emailColumn: 'email', prefix: 'LM' },
} as const;

export type RequestKind = keyof typeof requestKinds;

/** No 0/O, 1/I/L or vowels: it survives being read out on the telephone and spells no words. */
const letters = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A short reference such as LF-7K3QX9; `pick(n)` gives a random whole number below n. */
export const toReference = (kind: RequestKind, pick: (below: number) => number) =>
  `${requestKinds[kind].prefix}-${Array.from({ length: 6 }, () => letters.charAt(pick(letters.length))).join('')}`;
