import { listen } from '@larkfare/data-kit/database';

/** The services receive a change at the same time, and may serve from memory until they have read it. */
const readWithinMs = 1000;

/** Another text after every change of what pages are made of, for a server that learns of them from PostgreSQL alone. */
export async function watchRevision(databaseUrl: string) {
  let changes = 0;
  let changedAtMs = 0;
  const changed = () => {
    changes += 1;
    changedAtMs = Date.now();
  };
  const listening = await Promise.all(
    ['catalogue_changed', 'content_changed'].map((channel) =>
      listen(databaseUrl, channel, changed, { allowUnavailable: true }),
    ),
  );
  return {
    /** Undefined while a change might not be noticed, or not have been read. */
    revision: (): string | undefined =>
      listening.every((each) => each.isListening()) && Date.now() - changedAtMs > readWithinMs
        ? String(changes)
        : undefined,
    close: () => Promise.all(listening.map((each) => each.close())),
  };
}
