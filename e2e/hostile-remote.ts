import { createHash } from 'node:crypto';
import { hostileScript, type HostileParts } from '@larkfare/test-servers';

/** Its hostile parts; code is given as text. */
export type Parts = Partial<HostileParts> & {
  path?: string;
  slot?: string;
  /** Another route of its code. */
  unnamed?: string;
};

export const heading = `return react.createElement('h1', null, 'The hostile remote');`;

/** A remote as its team publishes it: one screen at `path`, and what fills `slot`. */
export function hostile({
  atLoad = '',
  draws = heading,
  path = '/hostile/:id',
  unnamed,
  fills,
  slot,
}: Parts = {}) {
  const paths = unnamed ? [path, unnamed] : [path];
  const file = Buffer.from(hostileScript({ atLoad, draws, paths, fills }));
  const sha384 = createHash('sha384').update(file).digest('base64');
  return {
    manifest: {
      name: 'hostile',
      title: 'The hostile remote',
      build: 'abcdef012345',
      container: 'remote_hostile',
      chunkGlobal: 'webpackChunkremote_hostile_abcdef012345',
      needs: { '@larkfare/remote-contract': '^1.5.0', react: '^19.0.0' },
      entry: 'remote.js',
      routes: [{ path, scripts: ['remote.js'], styles: [] }],
      slots: slot ? [{ slot, scripts: ['remote.js'], styles: [] }] : [],
      files: { 'remote.js': { sha384, bytes: file.length } },
    },
    files: new Map([['remote.js', file]]),
  };
}

/** One of the site's own, which needs no permission. */
const ownQuery = 'query FormToken { formToken { token usableAfterMs } }';

/** Sends an operation when it is rendered, then does something with the status of the answer. */
export const asking = (then: string, query = ownQuery) => `
  const [status, setStatus] = react.useState(0);
  react.useEffect(() => {
    const body = JSON.stringify({ query: ${JSON.stringify(query)} });
    const headers = { 'content-type': 'application/json' };
    void fetch('/graphql', { method: 'POST', headers, body }).then((answer) => setStatus(answer.status));
  }, []);
  ${then}
  ${heading}`;

/** Runs once its screen is there. */
export const later = (does: string) => `react.useEffect(() => { ${does} }, []); ${heading}`;
