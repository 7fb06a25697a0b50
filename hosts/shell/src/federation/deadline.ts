/** A remote has this long to load before the visitor sees that it failed. */
export const remoteDeadlineMs = 4000;

/** The promise took too long. It may still settle: on a slow connection it usually does. */
export class TimedOut extends Error {
  readonly arrival: Promise<unknown>;

  constructor(ms: number, arrival: Promise<unknown>) {
    super(`Timed out after ${ms} ms.`);
    this.name = 'TimedOut';
    this.arrival = arrival;
  }
}

/** The promise's value. @throws TimedOut when it takes longer */
export async function withDeadline<Value>(
  promise: Promise<Value>,
  ms = remoteDeadlineMs,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(ms, promise)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
