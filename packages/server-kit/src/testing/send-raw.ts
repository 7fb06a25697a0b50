import { connect } from 'node:net';

/** The whole response to a GET request whose target and Host headers are sent unchanged; clients would normalise them. */
export async function sendRaw(
  server: string,
  target: string,
  ...hosts: string[]
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server);
  const client = connect(Number(port), hostname).setEncoding('utf8');
  const headers = hosts.map((host) => `Host: ${host}\r\n`).join('');
  client.write(`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  const text = (await client.toArray()).join('');
  return { status: Number(text.split(' ')[1]), text };
}
