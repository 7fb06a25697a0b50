import { canBeStored } from '@larkfare/text-rules';
import { z } from 'zod';

const levelsAtMost = 12;

/** A whole value of the site information: the content service validates its shape, this its depth and its characters. */
export const jsonValue = z
  .unknown()
  .refine(isStorable, 'is nested too deeply or holds characters that cannot be stored');

/** Level by level, because recursion would overflow the stack on deep nesting. */
function isStorable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < levelsAtMost; depth++) {
    if (!level.every((part) => typeof part !== 'string' || canBeStored(part))) return false;
    level = level.flatMap(parts);
    if (level.length === 0) return true;
  }
  return false;
}

const parts = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value)]
    : [];
