/** Which types implement the schema's interfaces, for an Apollo cache: without it, `... on Problem` matches nothing. */
export const possibleTypes = {
  Problem: [
    'AlreadyExists',
    'IdempotencyKeyReused',
    'InUse',
    'InvalidInput',
    'NotFound',
    'PriceChanged',
    'SignInRefused',
    'Stale',
    'TooManyRequests',
  ],
};
