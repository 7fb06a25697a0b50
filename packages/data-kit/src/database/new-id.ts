import { uuidv7 } from 'uuidv7';

/** A new row's id: UUIDv7, so that ids made later sort later. */
export const newId = (): string => uuidv7();
