import { buildSource } from './build-source.rules.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const github = {
  GITHUB_SHA: commit,
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'team/weather',
  GITHUB_RUN_ID: '7',
};

test.each<[string, NodeJS.ProcessEnv, object | undefined]>([
  ['GitHub Actions', github, { commit, run: 'https://github.com/team/weather/actions/runs/7' }],
  [
    'GitLab CI',
    { CI_COMMIT_SHA: commit, CI_JOB_URL: 'https://gitlab.com/team/weather/-/jobs/7' },
    { commit, run: 'https://gitlab.com/team/weather/-/jobs/7' },
  ],
  ['a CI server without https', { ...github, GITHUB_SERVER_URL: 'http://ci' }, { commit }],
  ['a laptop', {}, undefined],
])('the source of a build of %s', (_, environment, source) => {
  expect(buildSource(environment)).toEqual(source);
});
