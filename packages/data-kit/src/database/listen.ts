import pg from 'pg';
import { observeGauges } from '@larkfare/server-kit/telemetry';
import { waitMs } from '@larkfare/server-kit/waiting';

/** A line to PostgreSQL that reports when something changed, in this process or another. */
export interface Listening {
  /** Whether a change made now would be noticed. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * Listens to a NOTIFY channel on a separate connection and comes back when that is lost. `onChange` is called for
 * every change with its payload, and without one after a loss, because what changed meanwhile is unknown.
 * @param allowUnavailable at first, too: then it continues trying, and `onChange` is called once it is there
 * @throws when PostgreSQL cannot be reached at first, unless `allowUnavailable`
 */
export async function listen(
  url: string,
  channel: string,
  onChange: (payload?: string) => void,
  { allowUnavailable = false } = {},
): Promise<Listening> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: `larkfare listener of ${channel}`,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => onChange(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (fault) {
      await next.end();
      throw fault;
    }
    if (isClosed) return next.end();
    client = next;
    failures = 0;
  };
  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    onChange();
    retry();
  };
  const retry = () => {
    if (isClosed) return;
    failures += 1;
    timer = setTimeout(() => {
      connect().then(() => onChange(), retry);
    }, waitMs(failures)).unref();
  };

  await connect().catch((fault: unknown) => {
    if (!allowUnavailable) throw fault;
    retry();
  });
  const isListening = () => client !== undefined;
  const endGauges = observeGauges(['larkfare.feed.connected'], (observe) =>
    observe('larkfare.feed.connected', Number(isListening()), { channel }),
  );
  return {
    isListening,
    async close() {
      isClosed = true;
      endGauges();
      clearTimeout(timer);
      await client?.end();
    },
  };
}
