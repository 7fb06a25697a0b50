import { createHash } from 'node:crypto';
import { slots } from '@larkfare/remote-contract/slots';
import { type MountCandidate } from './test-page.ts';

const slotProps = Object.fromEntries(
  Object.entries(slots).map(([name, { sampleProps }]) => [name, sampleProps]),
);

const path = '/mount-gate';
/** The control's page with one slot. */
export const slotAddress = (slot: string): string => `${path}?slot=${slot}`;

const script = `(() => {
  let react, contract;
  const load = async ([shared]) => (shared.lib ? shared.lib() : (await shared.get())());
  const props = ${JSON.stringify(slotProps)};
  const Component = () => {
    const name = new URLSearchParams(location.search).get('slot');
    return name && react.createElement(contract.Slot, { name, props: props[name] });
  };
  self.remote_control = {
    async init(scope) {
      react = await load(Object.values(scope.react));
      contract = await load(Object.values(scope['@larkfare/remote-contract']));
    },
    get: async () => () => ({ default: { routes: [{ path: '${path}', Component }] } }),
  };
})();`;
const file = Buffer.from(script);

/**
 * An empty remote, mounted before each candidate: shows whether mounting works here, and which globals a page has
 * without the candidate. Then its page has the slots that the candidate fills.
 */
export const control: MountCandidate = {
  manifest: {
    name: 'control',
    title: 'Control',
    build: '00000000',
    container: 'remote_control',
    chunkGlobal: 'webpackChunkremote_control_00000000',
    entry: 'control.js',
    needs: {},
    routes: [{ path, scripts: [], styles: [] }],
    files: {
      'control.js': {
        sha384: createHash('sha384').update(file).digest('base64'),
        bytes: file.length,
      },
    },
  },
  files: new Map([['control.js', file]]),
};
