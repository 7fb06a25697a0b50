import { setCookie } from '@larkfare/server-kit/administrator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSitesOwn } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';

const name = 'backOffice';
/** Longer than any session; browsers keep no cookie for more than 400 days. */
const seconds = 400 * 24 * 60 * 60;

/**
 * Marks a browser in which the back office is opened: its storage may hold an administrator's token, which any script in
 * a page could read. Every visit of the back office begins with a full page load, so no token is stored without the mark.
 */
export const markOfficeBrowser = ({ protocol }: FastifyRequest, reply: FastifyReply): void =>
  void reply.header(
    'set-cookie',
    setCookie(name, '1', { seconds, isSecure: protocol === 'https' }),
  );

export const isOfficeBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /(?:^|;\s*)backOffice=1/.test(headers.cookie ?? '');

/** In a marked browser partners' remotes run in sandboxed frames, reviewed or not. */
export const forBrowser = (request: Pick<FastifyRequest, 'headers'>, remotes: Remote[]) =>
  isOfficeBrowser(request) ? remotes.map(sandboxed) : remotes;

/** The frame's document brings the operations of its build (see sandbox-routes.ts). */
const sandboxed = (remote: Remote): Remote =>
  isSitesOwn(remote) ? remote : { sandbox: { operations: [] }, ...remote };
