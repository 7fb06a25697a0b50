import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts `larkfare-remote dev` on a free port.
 * @param command the program and its first arguments @returns its address, and a function that stops it
 */
export async function startRemoteDev(
  command: readonly [program: string, ...argv: string[]],
  options: { cwd: string; env: NodeJS.ProcessEnv },
) {
  const [program, ...argv] = command;
  const child = spawn(program, [...argv, '--port=0', '--json'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes('\n}\n')) break;
  }
  const { url }: { url: string } = JSON.parse(output);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { url, stop };
}
