/** No 0/O, 1/I/L or vowels: it survives being read out on the telephone and spells no words. */
const letters = '23456789BCDFGHJKMNPQRSTVWXZ';

/** LF is a booking, LQ a quote request, LM a contact message. */
export type ReferenceKind = 'LF' | 'LQ' | 'LM';

/** A short reference such as LF-7K3QX9; `pick(n)` gives a random whole number below n. */
export const toReference = (kind: ReferenceKind, pick: (below: number) => number) =>
  `${kind}-${Array.from({ length: 6 }, () => letters.charAt(pick(letters.length))).join('')}`;
