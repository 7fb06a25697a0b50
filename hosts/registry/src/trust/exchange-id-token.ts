import { constraintViolation, query } from '@larkfare/data-kit/database';
import { HttpError, safeParse } from '@larkfare/server-kit/http';
import { decodeJwt, errors } from 'jose';
import { type DataSource } from 'typeorm';
import { ciRun } from './ci-run.input.ts';
import { insertDeployToken, type Scope } from './deploy-tokens.ts';
import { KeysUnread, type VerifyIdToken } from './id-token.ts';
import { isTrusted } from './trusted-publisher.rules.ts';
import { type TrustedPublisher, trustedPublishers } from './trusted-publishers.ts';

const lastsMs = 15 * 60 * 1000;

type Exchanged = { token: string; scopes: Scope[]; expiresAt: Date };

/** Creates a deploy token of 15 minutes for a CI run that a remote trusts, once for each ID token. */
export async function exchangeIdToken(
  { db, verifyIdToken }: { db: DataSource; verifyIdToken: VerifyIdToken },
  { remote, idToken }: { remote: string; idToken: string },
): Promise<Exchanged | HttpError> {
  try {
    const { iss } = decodeJwt(idToken);
    // Precedes any request to an issuer: only those that administrators entered are.
    const publishers = (await trustedPublishers(db)).filter(
      (each) => each.remote === remote && each.issuer === iss,
    );
    if (!iss || publishers.length === 0)
      return new HttpError(403, `${remote} has no trusted publisher of this issuer.`);
    const claims = await verifyIdToken(idToken, iss);
    const { data: run } = safeParse(ciRun, claims);
    const publisher = run && publishers.find((each) => isTrusted(each, run));
    if (!publisher)
      return new HttpError(
        403,
        `${remote} has a trusted publisher of this issuer, but not this run.`,
      );
    const exchangedFor = `${iss} ${claims.jti ?? ''}`;
    return await issue(db, publisher, { ...run, exchangedFor });
  } catch (problem) {
    if (problem instanceof KeysUnread)
      return new HttpError(503, `${problem.message} Please try again.`);
    if (problem instanceof errors.JOSEError)
      return new HttpError(401, `The ID token is not valid: ${problem.message}.`);
    if (constraintViolation(problem)?.kind === 'unique')
      return new HttpError(409, 'This ID token was exchanged already. Each is exchanged once.');
    throw problem;
  }
}

const issue = (
  db: DataSource,
  { id, remote, scopes }: TrustedPublisher,
  run: { project: string; projectId: string; ref: string; exchangedFor: string },
): Promise<Exchanged | HttpError> =>
  db.transaction(async (manager) => {
    const [used] = await query(
      manager,
      `UPDATE trusted_publishers SET project_id = :projectId, last_used_at = now()
       WHERE id = :id AND coalesce(project_id, :projectId) = :projectId RETURNING id`,
      { id, projectId: run.projectId },
    );
    if (!used) return new HttpError(403, 'This publisher is no longer trusted.');
    const label = `${run.project} at ${run.ref}`;
    const { token, expiresAt } = await insertDeployToken(manager, {
      remote,
      label,
      scopes,
      createdBy: label,
      lastsMs,
      trustedPublisher: id,
      exchangedFor: run.exchangedFor,
    });
    await query(
      manager,
      `INSERT INTO events (remote, kind, text, author) VALUES (:remote, 'token issued', :text, :label)`,
      { remote, label, text: `For 15 minutes, to ${scopes.join(' and ')}.` },
    );
    return { token, scopes, expiresAt };
  });
