import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { startTelemetry } from './start-telemetry.ts';

let used: Server;
const { env } = process;
beforeEach(async () => {
  used = createServer();
  await once(used.listen(0, 'localhost'), 'listening');
});
afterEach(() => {
  used.close();
  process.env = env;
});

test.each([
  ['in use', () => String((used.address() as AddressInfo).port), 'EADDRINUSE'],
  ['that is no number', () => 'abc', 'ERR_SOCKET_BAD_PORT'],
])('a port of the metrics %s is reported with the name of its setting', async (_, portOf, code) => {
  const port = portOf();
  process.env = {
    ...env,
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_PROMETHEUS_PORT: port,
  };

  await expect(startTelemetry('test')).rejects.toThrow(
    `Metrics cannot be served on localhost:${port} (${code}). Choose another port with OTEL_EXPORTER_PROMETHEUS_PORT=…`,
  );
});
