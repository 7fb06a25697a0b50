import { Refused } from '../command/problems.ts';
import { type Site } from './site.ts';

export type Trust = 'reviewed' | 'unreviewed';

/** Whether somebody of the site looked at the remote's code; nobody did at one that the site does not know. */
export async function trustOf(site: Site, name: string): Promise<Trust> {
  try {
    return (await site.get<{ trust: Trust }>(`/remotes/${name}/trust`)).trust;
  } catch (problem) {
    if (problem instanceof Refused && problem.status === 404) return 'unreviewed';
    throw problem;
  }
}

/** What a team should know before it looks for its remote in the page. */
export const whereItRuns = (trust: Trust): string =>
  trust === 'reviewed'
    ? 'It is reviewed and runs in the page.'
    : 'It runs in a frame until somebody of the site has reviewed it.';
