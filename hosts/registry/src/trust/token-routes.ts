import { scopes } from '@larkfare/remote-cli/registry-api';
import { z } from 'zod';
import { createDeployToken, deployTokens, revokeDeployToken } from './deploy-tokens.ts';
import { remoteName } from '../versions/published.input.ts';
import { existing, type RegistryApi } from './registry-api.ts';
import * as responses from './responses.ts';
import { text } from './text.input.ts';
import { type DataSource } from 'typeorm';

/** Deploy tokens, created and revoked by administrators. */
export function tokenRoutes({ route }: RegistryApi, { db }: { db: DataSource }): void {
  route(
    'GET /tokens',
    {
      summary: 'Deploy tokens, revoked ones too',
      callers: ['administrator'],
      response: responses.tokens,
    },
    async () => ({ tokens: await deployTokens(db) }),
  );

  route(
    'POST /tokens',
    {
      summary: 'Create a deploy token',
      callers: ['administrator'],
      body: z.object({
        remote: remoteName,
        title: text.max(80).optional(),
        label: text.max(80),
        /** Activating needs its own scope. */
        scopes: z.array(z.enum(scopes)).min(1).max(scopes.length).default(['publish']),
        days: z.int().min(1).max(366, 'A token ends within 366 days.').default(90),
      }),
      response: responses.createdToken,
      status: 201,
    },
    async ({ body, author, recordDeployToken }) => {
      const { remote, title = remote, days, ...granted } = body;
      const detail = `${granted.label} (${remote}: ${granted.scopes.join(', ')})`;
      await recordDeployToken({ kind: 'deploy_token_created', detail });
      const token = { remote, title, ...granted, days, createdBy: author.name };
      return { ...(await createDeployToken(db, token)), remote, ...granted };
    },
  );

  route(
    'DELETE /tokens/{id}',
    {
      summary: 'Revoke a deploy token',
      callers: ['administrator'],
      response: responses.message,
    },
    async ({ params, recordDeployToken }) => {
      const tokens = await deployTokens(db);
      const token = existing(
        tokens.find(({ id, revokedAt }) => id === params.id && !revokedAt),
        'This token does not exist.',
      );
      const detail = `${token.label} (${token.remote})`;
      await recordDeployToken({ kind: 'deploy_token_revoked', detail });
      await revokeDeployToken(db, token.id);
      return { message: 'The token is revoked.' };
    },
  );
}
