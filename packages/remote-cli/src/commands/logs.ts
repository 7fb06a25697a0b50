import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteEvent } from '../registry-api/index.ts';
import { UnreachableError } from '../command/errors.ts';
import { remoteCommand } from './remote-command.ts';

const everyMs = 2000;

export const logs = remoteCommand({
  usage: '[--follow]',
  summary:
    'List what happened to the remote; --follow waits for more, with --json one line for each event',
  options: ['follow'],
  async run({ name, site, call, options, output, stopped = endless }) {
    const eventsAfter = async (id = '') =>
      (await site.get<{ events: RemoteEvent[] }>(`/remotes/${name}/events${id && `?after=${id}`}`))
        .events;

    let events = await call(() => eventsAfter());
    let last = events.at(-1)?.id;
    const show = () => {
      for (const event of events) output.line(lineOf(event));
    };
    if (!options.follow) {
      show();
      output.result({ ok: true, remote: name, events });
      return;
    }
    while (!stopped.aborted) {
      show();
      for (const event of events) output.event(event);
      await wait(everyMs, undefined, { signal: stopped }).catch(() => undefined);
      if (stopped.aborted) return;
      events = await eventsAfter(last ?? '0').catch((problem: unknown) => {
        if (problem instanceof UnreachableError) return []; // The site may be restarting.
        throw problem;
      });
      last = events.at(-1)?.id ?? last;
    }
  },
});

const endless = new AbortController().signal;

/** Details where the kind alone is not enough. */
const words: Partial<Record<RemoteEvent['kind'], string>> = {
  offered: 'offered again',
  shared: 'rolled out',
};

const lineOf = ({ happenedAt, version, kind, author, text }: RemoteEvent) =>
  [
    happenedAt.slice(0, 19).replace('T', ' '),
    [version, words[kind] ?? kind].filter(Boolean).join(' '),
    `${author}${text && `: ${text}`}`,
  ].join('  ');
