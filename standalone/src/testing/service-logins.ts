import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrations } from '../prepare-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A login for each service. Their names belong to the whole PostgreSQL, so each test has its own. */
export function serviceLogins(databaseUrl: string) {
  const urlOf = (schema: string) => {
    const url = new URL(databaseUrl);
    url.username = `${url.pathname.slice(1)}_${schema}`;
    url.password = 'secret';
    return url.href;
  };
  const schemas = migrations.map(({ schema }) => schema);
  const users = schemas.map((schema) => new URL(urlOf(schema)).username);
  const settings = Object.fromEntries(
    schemas.map((schema) => [`${schema.toUpperCase()}_DATABASE_URL`, urlOf(schema)]),
  );
  return {
    urlOf,
    users,
    settings,
    /** `npm run migrate` with the owner's login, which makes those of the services. */
    async migrate(env: NodeJS.ProcessEnv) {
      const program = [`${root}scripts/swc-hook.mjs`, `${root}standalone/src/migrate.ts`];
      await promisify(execFile)(process.execPath, ['--import', ...program], {
        env: { ...env, ...settings, DATABASE_URL: databaseUrl },
      });
    },
    async drop() {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query(`DROP ROLE IF EXISTS ${users.join(', ')}`);
      await client.end();
    },
  };
}
