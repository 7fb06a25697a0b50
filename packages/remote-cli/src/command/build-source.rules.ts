/** Where a build comes from, as the registry stores it beside the version. */
export interface BuildSource {
  commit?: string;
  /** Address of the CI run. */
  run?: string;
}

/** Reads the variables of GitHub Actions or GitLab CI; undefined elsewhere. */
export function buildSource(environment: NodeJS.ProcessEnv): BuildSource | undefined {
  const commit = environment.GITHUB_SHA ?? environment.CI_COMMIT_SHA;
  const run = githubRun(environment) ?? environment.CI_JOB_URL;
  const source = {
    ...(commit && { commit }),
    ...(run?.startsWith('https://') && { run }),
  };
  return Object.keys(source).length > 0 ? source : undefined;
}

const githubRun = ({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
  GITHUB_RUN_ID: run,
}: NodeJS.ProcessEnv) =>
  server && repository && run && `${server}/${repository}/actions/runs/${run}`;
