import { readFile } from 'node:fs/promises';
import { answerProblem, fuzzRequests, type FuzzSource } from '@larkfare/test-servers/fuzzing';
import { counter } from '../harness/load.ts';
import { signIn } from '../harness/sites.ts';
import type { Attack } from './run-attack.ts';

const schema = new URL('../../schema.graphql', import.meta.url);
const batch = 2000;
const clients = 4;
const missingId = '01900000-0000-7000-8000-0000000000ff';
const endsSession = /auth|sign|password|email|reset|forgot/i;

/** Sends requests as visitors from many addresses and, every second batch, as an administrator. */
export const fuzz: Attack = {
  name: 'hostile requests to every REST path, the registry and every root field',
  env: { TRUSTED_DOCUMENTS: 'off' },
  // Every operation that there is gets compiled, as far as the caches keep it.
  memoryMebibytesAtMost: 700,
  async run({ url }, seconds) {
    const read = async (path: string) => (await fetch(url + path)).json();
    const rest: FuzzSource['openApi'] = await read('/api/openapi.json');
    const registry: FuzzSource['openApi'] = await read('/registry/v1/openapi.json');
    const regions: { _id: string }[] = await read('/api/region');
    const source = {
      openApi: { paths: { ...rest.paths, ...registry.paths } },
      apiSdl: await readFile(schema, 'utf8'),
      ids: [missingId, 'guide', 'production', '1.0.0', ...regions.map(({ _id }) => _id)],
    };
    const { responses, count } = counter();
    const problems = new Set<string>();
    const ends = performance.now() + seconds * 1000;
    let n = 0;
    for (let seed = 1; performance.now() < ends; seed += 1) {
      const requests = fuzzRequests(source, { seed, count: batch });
      const isOffice = seed % 2 === 0;
      const caller = isOffice ? await signIn(url) : {};
      const client = async () => {
        for (let next = requests.pop(); next && performance.now() < ends; next = requests.pop()) {
          const { name, url: path, method, body, headers } = next;
          if (isOffice && endsSession.test(name)) continue;
          n += 1;
          const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
          try {
            const response = await fetch(url + path, {
              method,
              ...(body !== undefined && { body }),
              headers: { ...headers, ...caller, 'x-forwarded-for': address },
              signal: AbortSignal.timeout(15_000),
            });
            const problem = answerProblem(response.status, await response.text());
            count(response.status);
            if (problem) problems.add(`${name}: ${problem}.`);
          } catch (problem) {
            // A header that fetch itself refuses never leaves.
            if (problem instanceof Error && problem.name === 'TimeoutError')
              problems.add(`${name}: no response.`);
          }
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
    }
    return { responses, problems: [...problems] };
  },
};
