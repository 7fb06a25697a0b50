import type { GraphqlExecutor } from '@larkfare/server-kit/executor';
import { toErrorText } from '../../src/federation/error-text.rules.ts';
import type { PublishedRemotes } from '../remotes/published-remotes.ts';
import { partnerPlace } from './partner-process.ts';
import { type Renderer, sparedThreads, startRenderer } from './renderer.ts';
import { threadPlace } from './thread.ts';

interface Options {
  /** The shell's build of the render thread. */
  file: string;
  execute: GraphqlExecutor;
  published: PublishedRemotes | undefined;
  log: (problem: unknown) => void;
}

/** Renders the site's own pages in threads, and partners' in a process that these need not wait for. */
export function pageRenderer({ file, execute, published, log }: Options): Renderer {
  const own = startRenderer({
    place: () => threadPlace(file),
    execute,
    failed: log,
    count: sparedThreads,
    startsEagerly: true,
  });
  if (!published) return own;
  const partners = startRenderer({
    place: () => partnerPlace(file, published.folder),
    execute,
    failed: (problem, partner) =>
      partner && published.reports.failed(partner, toErrorText(problem)),
  });
  return {
    render: (request, partner) => (partner ? partners : own).render(request, partner),
    close: async () => void (await Promise.all([own.close(), partners.close()])),
  };
}
