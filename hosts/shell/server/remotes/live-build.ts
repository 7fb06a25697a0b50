import type { Remote } from './remote-folder.ts';

/** A build that some visitors' pages begin with now. */
export function liveBuild(remotes: Remote[], name: string, build: string): Remote | undefined {
  const remote = remotes.find((each) => each.name === name);
  return [remote, remote?.before, remote?.candidate?.remote].find(
    (each) => each?.manifest?.build === build,
  );
}
