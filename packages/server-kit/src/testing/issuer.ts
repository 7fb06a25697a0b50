import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/**
 * Issues ID tokens of OpenID Connect as a CI does, each with another `jti`.
 * @param run claims of all of them
 */
export async function startIssuer(run: JWTPayload) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const another = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }];
  let [isUp, count] = [true, 0];

  const token = (
    claims: JWTPayload = {},
    { isForged = false, kid = 'first', lifetime = '5 minutes' } = {},
  ): Promise<string> =>
    new SignJWT({ jti: `token-${++count}`, iss: address, ...run, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(isForged ? another.privateKey : privateKey);
  const answerTo = async ({ pathname, searchParams }: URL) => {
    if (pathname === '/keys') return { keys };
    if (pathname === '/request')
      return { value: await token({ aud: searchParams.get('audience') ?? '' }) };
    return { issuer: address, jwks_uri: `${address}/keys` };
  };
  const server = createServer((request, response) => {
    void answerTo(new URL(request.url ?? '', address)).then((body) =>
      response.writeHead(isUp ? 200 : 500).end(JSON.stringify(body)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    /** Where a job of GitHub Actions requests its token. */
    requestAddress: `${address}/request?api-version=2.0`,
    /** Forged: signed with another key than the one it names. */
    token,
    fail() {
      isUp = false;
    },
    close: () => server.close(),
  };
}
