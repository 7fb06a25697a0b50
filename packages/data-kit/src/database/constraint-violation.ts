import pg from 'pg';
import { QueryFailedError } from 'typeorm';

const kinds: Record<string, ConstraintViolation['kind']> = {
  '23505': 'unique',
  '23503': 'reference',
  '23001': 'reference',
  '23514': 'check',
};

interface ConstraintViolation {
  kind: 'unique' | 'reference' | 'check';
  /** The constraint's or unique index's name. */
  constraint: string;
}

/** Which constraint the database refused a write for; undefined for any other error. */
export function constraintViolation(error: unknown): ConstraintViolation | undefined {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof pg.DatabaseError)) return undefined;
  const kind = kinds[cause.code ?? ''];
  return kind && { kind, constraint: cause.constraint ?? '' };
}
