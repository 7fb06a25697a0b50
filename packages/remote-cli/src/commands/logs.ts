import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteEvent } from '../registry-api/index.ts';
import type { Command } from '../command/command.ts';
import { UnreachableError } from '../command/errors.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteOf } from '../site/site.ts';

const everyMs = 2000;

export const logs: Command = {
  usage: '[--follow]',
  summary:
    'List what happened to the remote; --follow waits for more, with --json one line for each event',
  options: ['site', 'token', 'follow'],
  async run({ options, folder, output, stopped = endless }) {
    const { name } = readRemoteFolder(folder);
    const site = siteOf(options, name);
    const eventsAfter = async (id = '') =>
      (await site.get<{ events: RemoteEvent[] }>(`/remotes/${name}/events${id && `?after=${id}`}`))
        .events;

    let events = await output.during(`Calling ${site.address.host}`, () => eventsAfter());
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
};

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
