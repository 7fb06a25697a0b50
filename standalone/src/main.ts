import { environment } from '@larkfare/service-kit';
import { settings } from './settings.ts';
import { startStandalone } from './standalone.ts';

try {
  const site = await startStandalone(environment(settings));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('\nStopping…');
      void site.stop().then(() => process.exit(0));
    });
  }
  console.log(`\nLarkfare is ready at ${site.url} · ${site.signIn}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
