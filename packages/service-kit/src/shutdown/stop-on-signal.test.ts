import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const file = new URL('./stop-on-signal.ts', import.meta.url).href;

/** A process with a channel to this one, as `npm start` gives the site. */
function start(script: string) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { stopOnSignal } from '${file}';\n${script}`],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  if (!child.stdout) throw new Error('Its output is a pipe.');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return { child, nextLine: async () => (await lines.next()).value, exited: once(child, 'exit') };
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
