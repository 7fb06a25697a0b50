import { setFlagsFromString } from 'node:v8';
import { databaseEnvironment } from '@larkfare/data-kit/database';
import { endWithProblem } from '@larkfare/server-kit/process';
import { stopOnSignal } from '@larkfare/server-kit/server';
import { startTelemetry } from '@larkfare/server-kit/telemetry';
import { settings } from './settings.ts';
import { startStandalone } from './standalone.ts';

// V8 lets a heap grow to a multiple before it collects. What the site keeps is small, and what a request leaves is large.
setFlagsFromString('--heap-growing-percent=40');

try {
  const endTelemetry = await startTelemetry('larkfare');
  const site = await startStandalone(databaseEnvironment(settings));
  const fail = stopOnSignal(async () => {
    console.log('\nStopping…');
    await site.stop();
    await endTelemetry();
  });
  void site.failure.then(fail);
  console.log(`\nLarkfare is ready at ${site.url} · ${site.signIn}`);
} catch (error) {
  await endWithProblem(error);
}
