import { type CiRun, issuerProblem, isTrusted } from './trusted-publisher.rules.ts';

const any = { projectId: null, ref: null, environment: null, workflow: null };
const guide = { ...any, project: 'acme/guide' };
const run: CiRun = {
  project: 'acme/guide',
  projectId: '42',
  ref: 'refs/tags/v1.4.0',
  environment: undefined,
  workflow: '.github/workflows/remote.yml',
  trigger: 'push',
};

test.each([
  ['of its project', guide, run, true],
  ['of another project', guide, { ...run, project: 'acme/guide2' }, false],
  ['of the project that was seen first', { ...guide, projectId: '42' }, run, true],
  ['of a later project of that name', { ...guide, projectId: '41' }, run, false],
  ['of the ref', { ...guide, ref: 'refs/tags/v1.4.0' }, run, true],
  ['of a ref that begins so', { ...guide, ref: 'refs/tags/v*' }, run, true],
  ['of another ref', { ...guide, ref: 'refs/heads/main' }, run, false],
  ['of a ref that only begins so', { ...guide, ref: 'refs/tags/v1' }, run, false],
  ['of the environment', { ...guide, environment: 'live' }, { ...run, environment: 'live' }, true],
  ['without the environment', { ...guide, environment: 'live' }, run, false],
  ['of the workflow', { ...guide, workflow: '.github/workflows/remote.yml' }, run, true],
  ['of another workflow', { ...guide, workflow: '.github/workflows/test.yml' }, run, false],
  [
    'of a workflow elsewhere',
    { ...guide, workflow: 'x.yml' },
    { ...run, workflow: undefined },
    false,
  ],
  ['for a stranger’s pull request', guide, { ...run, trigger: 'pull_request_target' }, false],
  ['for a pull request', guide, { ...run, trigger: 'pull_request' }, false],
  ['for a merge request', guide, { ...run, trigger: 'merge_request_event' }, false],
  [
    'for a pull request of a named ref',
    { ...guide, ref: 'refs/pull/*' },
    { ...run, ref: 'refs/pull/7/merge', trigger: 'pull_request' },
    true,
  ],
  ['that follows another workflow', guide, { ...run, trigger: 'workflow_run' }, false],
])('a run %s: trusted or not', (_, trusted, ofRun, expected) =>
  expect(isTrusted(trusted, ofRun)).toBe(expected),
);

test.each([
  ['https://token.actions.githubusercontent.com', false, true],
  ['https://git.example.com/gitlab', false, true],
  ['https://gitlab.com/', false, false],
  ['https://gitlab.com?a', false, false],
  ['https://ann:secret@gitlab.com', false, false],
  ['http://gitlab.internal', false, false],
  ['http://gitlab.internal', true, true],
  ['ftp://gitlab.internal', true, false],
  ['GitHub', false, false],
  ['https://ɡitlab.com', false, false],
  ['https://xn--itlab-qmc.com', false, true],
  ['https://gitlab.com/../..', false, false],
  ['https://gitlab.com/%2e%2e/group', false, false],
  ['https://gitlab.com/a\n', false, false],
])('%s (private ones allowed: %s) is an issuer: %s', (issuer, mayBePrivate, isIssuer) =>
  expect(issuerProblem(issuer, mayBePrivate) === undefined).toBe(isIssuer),
);
