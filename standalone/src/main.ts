import { environment, stopOnSignal } from '@larkfare/service-kit';
import { settings } from './settings.ts';
import { startStandalone } from './standalone.ts';

try {
  const site = await startStandalone(environment(settings));
  const fail = stopOnSignal(() => {
    console.log('\nStopping…');
    return site.stop();
  });
  void site.failure.then(fail);
  console.log(`\nLarkfare is ready at ${site.url} · ${site.signIn}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
