import { createHash } from 'node:crypto';
import { newId, query } from '@larkfare/data-kit/database';
import { type DeepPartial, type EntityManager, type ObjectType } from 'typeorm';
import { type CustomerRequest } from './customer-request.entity.ts';
import { type RequestKind, toReference } from './request-kinds.rules.ts';

export const toHash = (fingerprint: string): Buffer =>
  createHash('sha256').update(fingerprint).digest();

/**
 * Holds this lock until the transaction commits, so that one of several identical requests is stored and the others find
 * it. No unique constraint covers "within ten minutes". An idempotency key's lock is always acquired first, so that no two
 * transactions wait for each other.
 */
export const lockDuplicates = (db: EntityManager, hash: Buffer, key?: string) =>
  query(
    db,
    `SELECT pg_advisory_xact_lock(hashtextextended(:key, 1)), pg_advisory_xact_lock(hashtextextended(:hash, 2))`,
    { key, hash: hash.toString('hex') },
  );

/** An identical request within ten minutes is a duplicate: a second tab, a double click, a lost response. */
export const isDuplicate = `request_hash = :hash AND created_at > now() - interval '10 minutes'`;

export const findDuplicate = <Row extends CustomerRequest>(
  db: EntityManager,
  entity: ObjectType<Row>,
  hash: Buffer,
): Promise<Row | null> =>
  db
    .createQueryBuilder(entity, 'request')
    .where(isDuplicate, { hash })
    .orderBy('request.createdAt')
    .limit(1)
    .getOne();

/** Inserts a request with a random reference. References are short, so a used one is replaced by the next one. */
export async function insertWithReference<Row extends CustomerRequest>(
  db: EntityManager,
  entity: ObjectType<Row>,
  kind: RequestKind,
  pick: (below: number) => number,
  row: Omit<DeepPartial<Row>, 'id' | 'reference'>,
): Promise<Row> {
  const id = newId();
  for (let attempt = 1; attempt <= 10; attempt++) {
    const { raw } = await db
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values({ ...row, id, reference: toReference(kind, pick) } as never)
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length)
      return db
        .createQueryBuilder(entity, 'request')
        .where('request.id = :id', { id })
        .getOneOrFail();
  }
  throw new Error(`Ten ${kind} references in a row were used already.`);
}
