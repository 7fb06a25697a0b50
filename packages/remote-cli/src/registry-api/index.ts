// What the registry's routes answer with, as JSON. The registry's tests compare each response with these; the back office and
// this command line take only their types from here, so that neither brings zod along.

export * from './channels.ts';
export * from './events.ts';
export { message, revision, share } from './fields.ts';
export * from './gates.ts';
export * from './publishers.ts';
export * from './reports.ts';
export * from './reviews.ts';
export * from './slots.ts';
export * from './versions.ts';
