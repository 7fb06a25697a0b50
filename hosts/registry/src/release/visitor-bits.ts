/** The same number as in the migrations. */
const visitorBits = 8192;

/** SQL: only this visitor. */
export const oneVisitor = `set_bit(0::bit(${visitorBits}), :bit, 1)`;

/** The place of a visitor, which others share. @param visitor a keyed hash, in hexadecimal */
export const bitOf = (visitor: string): number =>
  Number.parseInt(visitor.slice(0, 8), 16) % visitorBits;

/** SQL: linear counting. The share of unset bits estimates the number of visitors, about a per cent off from hundreds on. */
export const visitorsIn = (bits: string): string =>
  `round(-${visitorBits} * ln(greatest(1, ${visitorBits} - bit_count(${bits})) / ${visitorBits}::float))::int`;
