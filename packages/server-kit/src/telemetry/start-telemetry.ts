import { once } from 'node:events';
import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { observeGauges } from './metrics.ts';

/**
 * Starts OpenTelemetry by its standard environment variables (`OTEL_TRACES_EXPORTER`, `OTEL_METRICS_EXPORTER`,
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_CONFIG_FILE` and others); without any of these four nothing is recorded or sent, and
 * its libraries are not even loaded. Comes before everything else in a process.
 * @param serviceName unless OTEL_SERVICE_NAME gives another
 * @returns what sends the rest and ends it
 */
export async function startTelemetry(serviceName: string): Promise<() => Promise<void>> {
  const { env } = process;
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_CONFIG_FILE } = env;
  const { OTEL_TRACES_EXPORTER, OTEL_METRICS_EXPORTER } = env;
  const isOn =
    OTEL_EXPORTER_OTLP_ENDPOINT ||
    OTEL_CONFIG_FILE ||
    OTEL_TRACES_EXPORTER ||
    OTEL_METRICS_EXPORTER;
  if (!isOn) return () => Promise.resolve();

  // By the standard, what is not named is sent to a collector on this machine, which may not be there.
  const usual = OTEL_EXPORTER_OTLP_ENDPOINT ? 'otlp' : 'none';
  env.OTEL_TRACES_EXPORTER ??= usual;
  env.OTEL_METRICS_EXPORTER ??= usual;
  env.OTEL_LOGS_EXPORTER ??= 'none';
  env.OTEL_SERVICE_NAME ??= serviceName;
  env.OTEL_LOG_LEVEL ??= 'warn';
  if (env.OTEL_METRICS_EXPORTER.includes('prometheus')) await refuseUsedPort(env);
  const { startNodeSdk } = await import('@opentelemetry/sdk-node');
  const sdk = startNodeSdk();
  observeProcess();
  return () => sdk.shutdown();
}

/** The exporter would log a stack, and the process would run without metrics. */
async function refuseUsedPort({
  OTEL_EXPORTER_PROMETHEUS_PORT: port = '9464',
  OTEL_EXPORTER_PROMETHEUS_HOST: host = 'localhost',
}: NodeJS.ProcessEnv): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(Number(port), host), 'listening');
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    throw new Error(
      `Metrics cannot be served on ${host}:${port} (${code}). Choose another port with OTEL_EXPORTER_PROMETHEUS_PORT=…`,
      { cause: problem },
    );
  }
  await once(server.close(), 'close');
}

function observeProcess(): void {
  const delays = monitorEventLoopDelay();
  delays.enable();
  observeGauges(['nodejs.eventloop.delay.p99', 'process.memory.usage'], (observe) => {
    observe('nodejs.eventloop.delay.p99', delays.percentile(99) / 1e9);
    observe('process.memory.usage', process.memoryUsage.rss());
    delays.reset();
  });
}
