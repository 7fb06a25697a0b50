import { z } from 'zod';

const levelsAtMost = 12;

/** A whole value of the site information; its owner knows its shape. Here it is only made sure that it can be handed on and stored. */
export const jsonValue = z
  .unknown()
  .refine(isStorable, 'is nested too deeply or holds characters that cannot be kept');

/** Level by level, because nesting that deep would not let a recursive look come back. */
function isStorable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < levelsAtMost; depth++) {
    if (!level.every(isStorableText)) return false;
    level = level.flatMap(parts);
    if (level.length === 0) return true;
  }
  return false;
}

/** PostgreSQL keeps neither NUL nor half a character in JSON. */
const isStorableText = (value: unknown) =>
  typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());

const parts = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value)]
    : [];
