import { readFile } from 'node:fs/promises';
import { answerProblem, fuzzRequests, type FuzzSource } from '@larkfare/test-servers/fuzzing';
import { type ObservedAttack, counted, signIn } from './attack.ts';

const schema = new URL('../../schema.graphql', import.meta.url);
const batch = 2000;
const clients = 4;
const missingId = '01900000-0000-7000-8000-0000000000ff';

/** Sends requests as visitors from many addresses and, every second batch, as an administrator. */
export const attack: ObservedAttack = {
  name: 'hostile requests to every REST path, the registry and every root field',
  env: { TRUSTED_DOCUMENTS: 'off' },
  // Every operation that there is gets compiled, as far as the caches keep it.
  memoryMebibytesAtMost: 700,
  async run({ site, seconds }) {
    const read = async (path: string) => (await fetch(site.url + path)).json();
    const rest = (await read('/api/openapi.json')) as FuzzSource['openApi'];
    const registry = (await read('/registry/v1/openapi.json')) as FuzzSource['openApi'];
    const regions = await read('/api/region');
    const source = {
      openApi: { paths: { ...rest.paths, ...registry.paths } },
      apiSdl: await readFile(schema, 'utf8'),
      ids: [
        missingId,
        'guide',
        'production',
        '1.0.0',
        ...(regions as { _id: string }[]).map(({ _id }) => _id),
      ],
    };
    const { answers, count } = counted();
    const problems = new Set<string>();
    const ends = performance.now() + seconds * 1000;

    const send = async (
      request: ReturnType<typeof fuzzRequests>[number],
      headers: object,
      n: number,
    ) => {
      const response = await fetch(site.url + request.url, {
        method: request.method,
        ...(request.body !== undefined && { body: request.body }),
        headers: {
          ...request.headers,
          ...headers,
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        },
        signal: AbortSignal.timeout(15_000),
      });
      const problem = answerProblem(response.status, await response.text());
      count(response.status);
      if (problem) problems.add(`${request.name}: ${problem}.`);
    };

    let sent = 0;
    for (let seed = 1; performance.now() < ends; seed += 1) {
      const requests = fuzzRequests(source, { seed, count: batch });
      const isOffice = seed % 2 === 0;
      const headers = isOffice ? await signIn(site.url) : {};
      const client = async () => {
        for (let next = requests.pop(); next && performance.now() < ends; next = requests.pop()) {
          if (isOffice && /auth|sign|password|email|reset|forgot/i.test(next.name)) continue;
          // A header that fetch itself refuses never leaves.
          await send(next, headers, (sent += 1)).catch((problem: Error) => {
            if (problem.name === 'TimeoutError') problems.add(`${next.name}: no answer.`);
          });
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
    }
    return { answers, problems: [...problems] };
  },
};
