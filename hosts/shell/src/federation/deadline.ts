/** A visitor waits this long for a part of the page, then is told about it. */
export const remoteDeadlineMs = 4000;

/** The promise's answer, or a rejection when it takes longer. */
export async function withDeadline<Answer>(
  promise: Promise<Answer>,
  ms = remoteDeadlineMs,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
