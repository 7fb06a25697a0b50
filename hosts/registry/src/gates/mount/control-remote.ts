import { createHash } from 'node:crypto';
import { type MountCandidate } from './test-page.ts';

const script = `self.remote_control = {
  init() {},
  get: async () => () => ({ default: { routes: [{ path: '/control', Component: () => null }] } }),
};`;
const file = Buffer.from(script);

/**
 * An empty remote, mounted before each candidate: shows whether mounting works here, and which globals a page has
 * without the candidate.
 */
export const control: MountCandidate = {
  manifest: {
    name: 'control',
    title: 'Control',
    build: '00000000',
    container: 'remote_control',
    chunkGlobal: 'webpackChunkremote_control_00000000',
    entry: 'control.js',
    routes: [{ path: '/control', scripts: [], styles: [] }],
    files: {
      'control.js': {
        sha384: createHash('sha384').update(file).digest('base64'),
        bytes: file.length,
      },
    },
  },
  files: new Map([['control.js', file]]),
};
