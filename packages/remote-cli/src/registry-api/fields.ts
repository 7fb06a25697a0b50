import { z } from 'zod';

// Fields of several responses.

export const moment = z.string().describe('ISO 8601.');

export const author = z.string().optional().describe('Only with a token.');

export const trust = z
  .enum(['reviewed', 'unreviewed'])
  .describe('An unreviewed version runs in a sandbox.');

export const share = z.int().min(1).max(99).describe('Percentage of visitors.');

export const revision = z.int().describe('Of the channel; grows by one with every change.');

/** A sentence that describes what was done. */
export const message = z.strictObject({ message: z.string() });
