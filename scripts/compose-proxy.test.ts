import { readFile } from 'node:fs/promises';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

/** Its sections without the addresses, which differ in each place. */
function rules(configuration: string): string[] {
  const lines = configuration.split('\n').map((line) => line.trim());
  return lines
    .map((line) => line.replace(' resolvers docker init-addr libc,none', ''))
    .filter(
      (line) => !/^(#|$|global|maxconn|resolvers|parse-resolv-conf|bind|server) ?/.test(line),
    );
}

test('the proxy of compose.yaml has the rules of docs/cluster/haproxy.cfg', async () => {
  const [, ofCompose = ''] =
    /\n {2}proxy:\n {4}content: \|\n(.*?)\n {2}\w+:\n/s.exec(await read('compose.yaml')) ?? [];

  expect(rules(ofCompose)).toEqual(rules(await read('docs/cluster/haproxy.cfg')));
  expect(rules(ofCompose)).toContain('timeout check 2s');
  expect(rules(ofCompose)).toContain('http-request del-header X-Forwarded-Host');
});
