import { reportFromPages } from '@larkfare/test-servers';
import { expect } from './office.ts';
import { asText, grouped } from './xss-payloads.ts';

/** Stored errors hold no numbers, so what runs in them sets it to something else. */
const textsOf = (most: number) =>
  grouped(most)
    .map((group) => asText(group).replaceAll('window.__xss=1', 'self.__xss=top'))
    .filter((text) => text.length <= most);

/**
 * Reports payloads as errors of visitors' pages, each from a separate network. A version keeps a hundred, so they are
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
    const reported = { path: `/${remote}`, remote, version: '1.0.0', outcomes: ['loaded'], error };
    // Until what was activated has reached the shell.
    await expect.poll(() => reportFromPages(site, [headers], reported)).toBe(1);
    counts[whose] = nth + 1;
  }
  return counts;
}
