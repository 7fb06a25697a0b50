import { setTimeout as pause } from 'node:timers/promises';

interface VisitorsReport {
  /** A page that shows the version. */
  path: string;
  remote: string;
  version: string;
  outcomes: readonly string[];
  error?: object;
}

/** Sooner after it was sent no page reports a failure. */
const leastAgeMs = 350;

/**
 * Loads a page as each of these visitors, whose networks only the headers name, and sends what its script would report. The
 * site trusts one proxy. @returns how many pages were sent with that version
 */
export async function reportFromPages(
  site: string,
  visitors: readonly Record<string, string>[],
  { path, remote, version, outcomes, error }: VisitorsReport,
): Promise<number> {
  const sent: { headers: Record<string, string>; nonce: string }[] = [];
  for (const headers of visitors) {
    await (await fetch(site + path, { headers })).text();
    const found = await fetch(`${site}/_s/nonces/${remote}/${version}`, { headers });
    if (found.status === 200) sent.push({ headers, nonce: (await found.json()).nonce });
  }
  await pause(leastAgeMs);
  for (const { headers, nonce } of sent)
    for (const outcome of outcomes)
      await fetch(`${site}/registry/v1/reports`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ remote, version, outcome, nonce, error }),
      });
  return sent.length;
}
