import { expect } from './office.ts';
import { asText, grouped } from './xss-payloads.ts';

/** Stored errors hold no numbers, so what runs in them sets it to something else. */
const textsOf = (most: number) =>
  grouped(most)
    .map((group) => asText(group).replaceAll('window.__xss=1', 'self.__xss=top'))
    .filter((text) => text.length <= most);

/**
 * Reports payloads as errors of visitors' pages, each from a network of its own. A version keeps a hundred, so they are
 * divided between remotes. @returns how many errors each remote has
 */
export async function reportPayloads(site: string, remotes: readonly string[]): Promise<number[]> {
  const names = textsOf(80);
  const messages = textsOf(500);
  const steps = textsOf(120);
  const lines = grouped(190).length;
  const counts = remotes.map(() => 0);
  for (const [index, name] of names.entries()) {
    const headers = { 'x-forwarded-for': `10.2.${index}.1` };
    const whose = index % remotes.length;
    const remote = remotes[whose] ?? '';
    const nth = counts[whose] ?? 0;
    const lately = steps.slice(nth % steps.length).slice(0, 10);
    const error = {
      name,
      message: messages[nth % messages.length],
      stack: `${name}\n    at Screen (${site}/_r/${remote}/abcdef/remote.js:${(nth % lines) + 1}:1)`,
      routes: lately,
      operations: lately,
    };
    const nonce = await nonceFor(site, remote, headers);
    const report = { remote, version: '1.0.0', outcome: 'loaded', nonce, error };
    await fetch(`${site}/registry/v1/reports`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    counts[whose] = nth + 1;
  }
  return counts;
}

/** Of the page that a visitor gets once what was activated has reached the shell. */
async function nonceFor(site: string, remote: string, headers: Record<string, string>) {
  let nonce: string | undefined;
  await expect(async () => {
    const snapshot = await fetch(`${site}/_s/snapshot.json`, { headers });
    const remotes: { name: string; nonce?: string }[] = await snapshot.json();
    nonce = remotes.find(({ name }) => name === remote)?.nonce;
    expect(nonce).toBeTruthy();
  }).toPass();
  return nonce;
}
