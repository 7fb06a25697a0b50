import { z } from 'zod';
import { environment } from '@larkfare/server-kit/process';

const usualRoles = 'larkfare';
const inRoleNames = /^[a-z][a-z0-9_]{0,40}$/;
const address = /(^|_)DATABASE_(LISTEN_|READ_)?URL$/;

/** For the settings of every process that opens the database. */
export const databaseSettings = {
  /** The prefix of the services' roles; another for each site on one PostgreSQL, whose roles they are. */
  DATABASE_ROLES: z
    .string()
    .regex(inRoleNames, 'must be lower-case letters, digits and _')
    .optional(),
};

/** Parses a process's settings; the addresses of the database then name its roles, too (`?roles=acme`). */
export function databaseEnvironment<
  Schema extends z.ZodObject<z.ZodRawShape & typeof databaseSettings>,
>(schema: Schema, source?: NodeJS.ProcessEnv): z.output<Schema> {
  const settings = environment(schema, source) as Record<string, unknown>;
  const { DATABASE_ROLES: roles } = settings;
  const entries = Object.entries(settings).map(([name, value]) => [
    name,
    address.test(name) ? withRoles(String(value), roles as string | undefined) : value,
  ]);
  return Object.fromEntries(entries) as z.output<Schema>;
}

export function withRoles(url: string, roles: string | undefined): string {
  if (!roles) return url;
  const named = new URL(url);
  named.searchParams.set('roles', roles);
  return named.href;
}

/** The other address, with the login of the first. */
export function withLoginOf(url: string, other: string): string {
  const { username, password } = new URL(url);
  return Object.assign(new URL(other), { username, password }).href;
}

/** @throws when they cannot be part of a role's name */
export function rolesOf(url: string): string {
  const roles = new URL(url).searchParams.get('roles') ?? usualRoles;
  if (!inRoleNames.test(roles)) throw new Error(`${roles} cannot begin the name of a role.`);
  return roles;
}
