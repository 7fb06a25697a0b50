import { usageCounter } from '@larkfare/server-kit/rate-limit';
import { eventually, redisProgram, startRedis } from '@larkfare/server-kit/testing';
import { countsInRedis } from './counts-in-redis.ts';

(redisProgram ? test : test.skip)(
  'while Redis is away or hangs nothing waits for it, and it is used again when it is back',
  async () => {
    await using opened = new AsyncDisposableStack();
    const first = await startRedis();
    const counts = opened.adopt(await countsInRedis(first.url), ({ close }) => close());
    const counter = opened.adopt(usageCounter(counts.shareUsage), ({ close }) => close());
    counter.add('posts', '192.0.2.1', 10);
    await counter.exchange();

    first.process.kill('SIGSTOP');
    await expect(
      counts.countVisitors({ remote: 'guide', version: '1' }, new Date()),
    ).rejects.toThrow();
    await first.stop();
    counter.add('posts', '192.0.2.1', 5);
    await counter.exchange();
    expect(counter.add('posts', '192.0.2.1', 0).used).toBe(15);

    opened.adopt(await startRedis(first.port), ({ stop }) => stop());

    const ofAnother = {
      limit: 'posts',
      address: '192.0.2.1',
      used: 1,
      endsAtMs: Date.now() + 60_000,
    };
    await eventually(async () => {
      await counter.exchange();
      const sums = await counts.shareUsage([ofAnother]).catch(() => []);
      return sums.some(({ used }) => used > 5);
    });
  },
);
