// The registry's responses, as JSON. The registry's tests compare each response with these shapes. The back office and this
// command-line tool import only the types, so that zod is not bundled with them.

export * from './channels.ts';
export * from './events.ts';
export { message, revision, share } from './fields.ts';
export * from './gates.ts';
export * from './publishers.ts';
export * from './reports.ts';
export * from './reviews.ts';
export * from './slots.ts';
export * from './versions.ts';
