import {
  type Attributes,
  type BatchObservableCallback,
  type Meter,
  metrics,
  type Observable,
} from '@opentelemetry/api';

interface Recorded extends Attributes {
  name: string;
}

/** In the place of OpenTelemetry's SDK, of which Jest cannot load one part. Comes before anything is recorded. */
export function recordMetrics() {
  const counts: Recorded[] = [];
  const readers = new Set<BatchObservableCallback>();
  const names = new Map<Observable, string>();
  const meter: Partial<Meter> = {
    createHistogram: () => ({ record: () => undefined }),
    createCounter: (name) => ({
      add: (_, attributes) => void counts.push({ name, ...attributes }),
    }),
    createObservableGauge(name) {
      const gauge = { addCallback: () => undefined, removeCallback: () => undefined };
      names.set(gauge, name);
      return gauge;
    },
    addBatchObservableCallback: (read) => void readers.add(read),
    removeBatchObservableCallback: (read) => void readers.delete(read),
  };
  metrics.setGlobalMeterProvider({ getMeter: () => meter as Meter });

  return {
    /** Counts since the last call. */
    counted: (name: string) =>
      counts.splice(0).flatMap(({ name: of, ...attributes }) => (of === name ? [attributes] : [])),
    /** Current values of gauges. */
    async gauges(): Promise<(Recorded & { value: number })[]> {
      const values: (Recorded & { value: number })[] = [];
      const observe = (gauge: Observable, value: number, attributes?: Attributes) =>
        void values.push({ name: names.get(gauge) ?? '', value, ...attributes });
      for (const read of readers) await read({ observe });
      return values;
    },
  };
}
