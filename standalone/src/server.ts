// npm run server -- <name>: one server of the site in a separate process
import { endWithProblem } from '@larkfare/server-kit/process';
import { stopOnSignal } from '@larkfare/server-kit/server';
import { startTelemetry } from '@larkfare/server-kit/telemetry';
import { type RunningServer } from './listen.ts';

const servers: Record<string, () => Promise<{ start(): Promise<RunningServer> }>> = {
  catalogue: () => import('./servers/catalogue.ts'),
  bookings: () => import('./servers/bookings.ts'),
  mails: () => import('./servers/mails.ts'),
  content: () => import('./servers/content.ts'),
  gateway: () => import('./servers/gateway.ts'),
  registry: () => import('./servers/registry.ts'),
  shell: () => import('./servers/shell.ts'),
};

try {
  const [name = ''] = process.argv.slice(2);
  const load = servers[name];
  if (!load) throw new Error(`npm run server -- ${Object.keys(servers).join(' | ')}`);
  const endTelemetry = await startTelemetry(`larkfare-${name}`);
  const { start } = await load();
  const { url, close } = await start();
  stopOnSignal(async () => {
    await close();
    await endTelemetry();
  });
  console.log(`The ${name} server is ready at ${url}`);
} catch (error) {
  await endWithProblem(error);
}
