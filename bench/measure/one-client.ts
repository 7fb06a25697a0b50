import { Agent, get } from 'node:http';

/** Requests each address in turn over one keep-alive connection. @returns response times in milliseconds */
export async function oneClient(urls: readonly string[], requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let nth = 0; nth < requests; nth += 1) {
    const began = performance.now();
    await ask(numbered(urls[nth % urls.length] ?? ''), agent);
    times.push(performance.now() - began);
  }
  agent.destroy();
  return times;
}

let asked = 100_000;

/** Puts another number each time for `{n}`, so that no cache has that address. */
export const numbered = (address: string): string =>
  address.replace('{n}', () => String((asked += 1)));

/** Headers of browsers; the API's responses are not compressed. Stock Apollo Servers refuse a GET without the second. */
export const headers = { 'accept-encoding': 'br', 'apollo-require-preflight': 'true' };

/** The response body, compressed if it was sent so. @throws if the status is not 200 */
export const ask = (url: string, agent?: Agent): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        if (answer.statusCode === 200) resolve(body);
        else reject(new Error(`${url} answered ${answer.statusCode}: ${body.toString()}`));
      });
    });
    request.on('error', reject);
  });
