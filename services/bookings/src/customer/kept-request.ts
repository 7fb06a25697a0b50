import { createHash } from 'node:crypto';
import { newId, query } from '@larkfare/service-kit';
import { type DeepPartial, type EntityManager, type ObjectType } from 'typeorm';
import { type ReferenceKind, toReference } from './reference.rules.ts';

/** What a booking, a quote and a contact message have in common. */
export interface KeptRequest {
  id: string;
  reference: string;
  /** sha-256 of what makes two requests the same. */
  requestHash: Buffer;
  createdAt: Date;
}

export const toHash = (fingerprint: string): Buffer =>
  createHash('sha256').update(fingerprint).digest();

/**
 * The same request sent five times at once is kept once: the first holds this lock until it has committed, the others
 * wait here and then find what it kept. A unique constraint could not say "within ten minutes".
 */
export const waitForTwins = (db: EntityManager, hash: Buffer) =>
  query(db, `SELECT pg_advisory_xact_lock(hashtextextended(:hash, 2))`, {
    hash: hash.toString('hex'),
  });

/** An identical request within ten minutes is the same wish: a second tab, a double click, an answer that was lost. */
export const findTwin = <Row extends KeptRequest>(
  db: EntityManager,
  entity: ObjectType<Row>,
  hash: Buffer,
): Promise<Row | null> =>
  db
    .createQueryBuilder(entity, 'kept')
    .where(`kept.requestHash = :hash AND kept.createdAt > now() - interval '10 minutes'`, { hash })
    .orderBy('kept.createdAt')
    .limit(1)
    .getOne();

/** A reference is short, so it may be taken: then the next one is drawn. */
export async function keepUnderNewReference<Row extends KeptRequest>(
  db: EntityManager,
  entity: ObjectType<Row>,
  kind: ReferenceKind,
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
      return db.createQueryBuilder(entity, 'kept').where('kept.id = :id', { id }).getOneOrFail();
  }
  throw new Error(`Ten ${kind} references in a row were taken.`);
}
