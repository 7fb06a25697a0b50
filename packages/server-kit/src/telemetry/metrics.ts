import {
  type Attributes,
  type BatchObservableCallback,
  metrics,
  type MetricOptions,
  type Observable,
} from '@opentelemetry/api';

/** From a look-up in memory to the longest that anyone waits. */
const explicitBucketBoundaries = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];
const duration = (description: string): MetricOptions => ({
  description,
  unit: 's',
  advice: { explicitBucketBoundaries },
});

/** Every metric that the site records, by its name: of OpenTelemetry’s semantic conventions where they have one. */
const durations = {
  'http.server.request.duration': duration('Requests, until the response is sent.'),
  'graphql.operation.duration': duration('Operations that a subgraph has completed.'),
  'db.client.operation.duration': duration('Statements that PostgreSQL has completed.'),
  'larkfare.page.render.duration': duration('Screens rendered on the server.'),
  'larkfare.feed.duration': duration('Changes of the catalogue, until searches find them.'),
};
const counters = {
  'larkfare.request.refused': { description: 'Requests refused with 503 before any work.' },
  'larkfare.page.served': {
    description: 'Pages: from memory, there checked and unchanged, previous, or rendered.',
  },
  'larkfare.cache.lookup': { description: 'Look-ups in a cache, found or not.' },
  'larkfare.remote.report': { description: 'Reports of visitors’ pages about partners’ remotes.' },
  'larkfare.remote.rollback': { description: 'Versions rolled back automatically.' },
  'larkfare.notification.sent': {
    description: 'Notifications to partners’ teams, delivered, to be retried or given up.',
  },
  'larkfare.job.run': { description: 'Jobs of the queue that were done or failed.' },
};
const gauges = {
  'db.client.connection.count': { description: 'Connections of a pool to PostgreSQL.' },
  'db.client.connection.pending_requests': { description: 'Requests for a connection that wait.' },
  'larkfare.request.running': { description: 'Requests in the slots of a kind of work.' },
  'larkfare.request.waiting': { description: 'Requests that wait for such a slot.' },
  'larkfare.feed.connected': { description: '1 while changes of other processes are noticed.' },
  'larkfare.feed.failing': {
    description: 'How long changes of the catalogue could not be read; 0 while they can.',
    unit: 's',
  },
  'larkfare.job.waiting': { description: 'Jobs of the queue that are not done yet.' },
  'larkfare.job.oldest': { description: 'Age of the oldest of them.', unit: 's' },
  'larkfare.job.overdue': { description: 'How long the next of them has been due.', unit: 's' },
  'larkfare.cache.size': { description: 'Memory of a cache, as it estimates it.', unit: 'By' },
  'nodejs.eventloop.delay.p99': { description: 'Lateness of timers.', unit: 's' },
  'process.memory.usage': { description: 'Resident memory.', unit: 'By' },
};

/** The same at `/metrics`, where durations also end in `_bucket`, `_count` and `_sum`. */
export const prometheusNames: readonly string[] = [
  ...Object.keys({ ...durations, ...gauges }),
  ...Object.keys(counters).map((name) => `${name}_total`),
].map((name) => name.replaceAll('.', '_'));

type Duration = keyof typeof durations;
type CounterName = keyof typeof counters;
type GaugeName = keyof typeof gauges;

/** Without a meter provider, as in tests and without settings of OpenTelemetry, nothing is recorded. */
const meter = () => metrics.getMeter('larkfare');

/** An instrument is made when it is first used: by then telemetry has been started. */
function lazily<Name extends string, Instrument>(create: (name: Name) => Instrument) {
  const instruments = new Map<Name, Instrument>();
  return (name: Name): Instrument => {
    const instrument = instruments.get(name) ?? create(name);
    instruments.set(name, instrument);
    return instrument;
  };
}
const histogram = lazily((name: Duration) => meter().createHistogram(name, durations[name]));
const counter = lazily((name: CounterName) => meter().createCounter(name, counters[name]));
const observable = lazily((name: GaugeName) => meter().createObservableGauge(name, gauges[name]));

/** Records what has taken `ms` milliseconds. */
export const recordDuration = (name: Duration, ms: number, attributes?: Attributes): void =>
  histogram(name).record(ms / 1000, attributes);

export const count = (name: CounterName, attributes?: Attributes): void =>
  counter(name).add(1, attributes);

/** Has gauges read whenever metrics are collected. @returns what ends that */
export function observeGauges(
  names: readonly GaugeName[],
  read: (
    observe: (name: GaugeName, value: number, attributes?: Attributes) => void,
  ) => void | Promise<void>,
): () => void {
  const observables: Observable[] = names.map(observable);
  const callback: BatchObservableCallback = (result) =>
    read((name, value, attributes) => result.observe(observable(name), value, attributes));
  meter().addBatchObservableCallback(callback, observables);
  return () => meter().removeBatchObservableCallback(callback, observables);
}

/** Has the size of a cache in memory read with the metrics. @returns what counts a look-up in it */
export function observeCache(
  cache: string,
  stored: { readonly calculatedSize: number },
): (isFound: boolean) => void {
  observeGauges(['larkfare.cache.size'], (observe) =>
    observe('larkfare.cache.size', stored.calculatedSize, { cache }),
  );
  return (isFound) => count('larkfare.cache.lookup', { cache, outcome: isFound ? 'hit' : 'miss' });
}
