import { RefusedError } from '../command/errors.ts';
import { type Site } from './site.ts';

export type Trust = 'reviewed' | 'unreviewed';

/** Whether the site has reviewed the remote's code; `unreviewed` for a remote it does not know. */
export async function trustOf(site: Site, name: string): Promise<Trust> {
  try {
    return (await site.get<{ trust: Trust }>(`/remotes/${name}/trust`)).trust;
  } catch (problem) {
    if (problem instanceof RefusedError && problem.status === 404) return 'unreviewed';
    throw problem;
  }
}

/** Tells the team where its remote runs. */
export const runtimeNotice = (trust: Trust): string =>
  trust === 'reviewed'
    ? 'It is reviewed and runs in the page.'
    : 'It runs in a sandboxed frame until the site’s owner has reviewed it.';
