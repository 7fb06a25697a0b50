import {
  administratorsOf,
  createServer,
  databaseReady,
  deployTokenRecorder,
  httpExecutor,
  makePrivateFolder,
  migrate,
  stopOnSignal,
} from '@larkfare/service-kit';
import { s3Options } from '@larkfare/service-kit/s3';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from './env.ts';
import { createRegistry, migrations } from './index.ts';
import { readDeploymentContext } from './deployment-context.ts';

const deploymentContext = await readDeploymentContext(env);
const folder = join(env.DATA_DIR, 'registry');
await makePrivateFolder(env.DATA_DIR);
await mkdir(folder, { recursive: true });
await migrate(env.DATABASE_URL, migrations);
const content = httpExecutor(env.CONTENT_URL);
const registry = await createRegistry({
  databaseUrl: env.DATABASE_URL,
  folder,
  s3: s3Options(env),
  deploymentContext: () => deploymentContext,
  administratorOf: administratorsOf(content),
  recordDeployToken: deployTokenRecorder(content),
});
const server = createServer({ name: 'registry', isReady: databaseReady(env.DATABASE_URL) });
await server.register(registry.plugin);
server.addHook('onClose', () => registry.close());
await server.listen({ port: env.PORT, host: '0.0.0.0' });
stopOnSignal(() => server.close());
