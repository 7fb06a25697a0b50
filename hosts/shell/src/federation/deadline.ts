/** A visitor waits this long for a part of the page, then is told about it. */
export const remoteDeadlineMs = 4000;

/** It did not come in time. It may still come: on a slow line it usually does. */
export class TookTooLong extends Error {
  readonly arrival: Promise<unknown>;

  constructor(ms: number, arrival: Promise<unknown>) {
    super(`No answer after ${ms} ms.`);
    this.name = 'TookTooLong';
    this.arrival = arrival;
  }
}

/** The promise's answer. @throws TookTooLong when it takes longer */
export async function withDeadline<Answer>(
  promise: Promise<Answer>,
  ms = remoteDeadlineMs,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(ms, promise)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
