import { type ShareUsage, usageCounter } from '@larkfare/server-kit/rate-limit';
import { inEachStore } from '../testing/count-stores.ts';

inEachStore((counts) => {
  const counters: { close(): void }[] = [];
  const newCounter = (share: ShareUsage = counts().shareUsage) => {
    const counter = usageCounter(share);
    counters.push(counter);
    return counter;
  };
  afterEach(() => {
    for (const counter of counters.splice(0)) counter.close();
  });

  /** The counts of another server, which adds one. */
  async function usedBy(...addresses: string[]) {
    const another = newCounter();
    for (const address of addresses) another.add('posts', address);
    await another.exchange();
    return addresses.map((address) => another.add('posts', address, 0).used);
  }

  test('the usage of an address at one server counts at the other', async () => {
    const [one, other] = [newCounter(), newCounter()];
    for (let post = 0; post < 20; post++) one.add('posts', '192.0.2.1');
    one.add('posts', '192.0.2.2');
    one.add('reads', '192.0.2.1', 7);
    await one.exchange();
    expect(other.add('posts', '192.0.2.1').used).toBe(1);
    await other.exchange();

    expect(other.add('posts', '192.0.2.1')).toMatchObject({ used: 22 });
    expect(one.add('posts', '192.0.2.1')).toMatchObject({ used: 21 });
    await other.exchange();
    await one.exchange();
    expect(one.add('posts', '192.0.2.1')).toMatchObject({ used: 24 });
    expect(one.add('reads', '192.0.2.1')).toMatchObject({ used: 8 });
  });

  test('both servers’ windows end with the first one’s', async () => {
    const [one, other] = [newCounter(), newCounter()];
    const { endsAtMs } = one.add('posts', '192.0.2.1');
    await one.exchange();
    other.add('posts', '192.0.2.1');
    await other.exchange();

    expect(Math.round(other.add('posts', '192.0.2.1').endsAtMs)).toBe(endsAtMs);
  });

  test('a window that has ended counts no more', async () => {
    const address = '192.0.2.1';
    const used = { limit: 'posts', address, used: 50 };
    const share = counts().shareUsage;
    await share([{ ...used, endsAtMs: Date.now() - 1 }]);

    const counter = newCounter(share);
    counter.add('posts', address);
    await counter.exchange();

    expect(counter.add('posts', address).used).toBe(2);
  });

  test('while the counts cannot be shared each server counts for itself, and shares them later', async () => {
    let isAway = true;
    const share = counts().shareUsage;
    const one = newCounter(async (usage) => {
      if (isAway) throw new Error('The database is unreachable.');
      return share(usage);
    });
    one.add('posts', '192.0.2.1', 10);
    await one.exchange();
    expect(one.add('posts', '192.0.2.1').used).toBe(11);

    isAway = false;
    await one.exchange();

    expect(await usedBy('192.0.2.1')).toEqual([12]);
  });

  test('many servers that share the same addresses at once lose nothing and block each other never', async () => {
    const servers = Array.from({ length: 4 }, () => newCounter());
    const addresses = Array.from({ length: 200 }, (_, n) => `192.0.2.${n}`);
    for (let round = 0; round < 5; round++)
      await Promise.all(
        servers.map((server, n) => {
          for (const address of n % 2 ? addresses : addresses.toReversed())
            server.add('posts', address);
          return server.exchange();
        }),
      );

    expect(new Set(await usedBy(...addresses))).toEqual(new Set([21]));
  });

  test('a text that is no address, however long, harms no other', async () => {
    const counter = newCounter();
    counter.add('posts', 'x'.repeat(10_000));
    counter.add('posts', '192.0.2.1');
    await counter.exchange();

    expect(await usedBy('192.0.2.1', 'x'.repeat(100))).toEqual([2, 2]);
  });
});
