import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const file = new URL('./stop-on-signal.ts', import.meta.url).href;

/** A process with a channel to this one, as `npm start` gives the site. */
function start(script: string) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { stopOnSignal } from '${file}';\n${script}`],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, LOG_LEVEL: 'fatal' },
    },
  );
  if (!child.stdout || !child.stderr) throw new Error('Its output is a pipe.');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    child,
    nextLine: async () => (await lines.next()).value,
    log: text(child.stderr),
    exited: once(child, 'exit'),
  };
}

const stopWhenAllowed = `stopOnSignal(async () => {
    console.log('stopping');
    await new Promise((resolve) => process.once('message', resolve));
    console.log('stopped');
  });
  console.log('started');
  setInterval(() => undefined, 60_000);`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the process once, and a second signal does not cut that short',
  async (signal) => {
    const { child, nextLine, exited } = start(stopWhenAllowed);
    expect(await nextLine()).toBe('started');

    child.kill(signal);
    expect(await nextLine()).toBe('stopping');
    child.kill(signal);
    child.send('finish');

    expect(await nextLine()).toBe('stopped');
    expect(await exited).toEqual([0, null]);
  },
);

test('a process whose launcher ended before it was ready stops', async () => {
  const { child, nextLine, exited } = start(`process.once('disconnect', () => {
      setInterval(() => undefined, 60_000);
      stopOnSignal(async () => console.log('stopped'));
    });
    console.log('started');`);
  expect(await nextLine()).toBe('started');

  child.disconnect();

  expect(await nextLine()).toBe('stopped');
  expect(await exited).toEqual([0, null]);
});

test.each(['setTimeout(() => { throw problem; })', 'Promise.reject(problem)'])(
  'an uncaught error stops the process cleanly, and is logged without its data: %s',
  async (thrown) => {
    const { nextLine, exited, log } = start(`stopOnSignal(async () => console.log('stopped'));
      setInterval(() => undefined, 60_000);
      const problem = Object.assign(new Error('ann@example.com is no row'), { parameters: ['Ann'] });
      ${thrown};`);

    expect(await nextLine()).toBe('stopped');

    expect(await exited).toEqual([1, null]);
    expect(JSON.parse(await log)).toMatchObject({ level: 60, err: { message: '… is no row' } });
    expect(await log).not.toMatch(/\bann\b/i);
  },
);
