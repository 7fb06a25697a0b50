import type { Remote } from './remote-folder.ts';

/** A build that pages are currently served with: the live, the previous or the candidate one. */
export function liveBuild(remotes: Remote[], name: string, build: string): Remote | undefined {
  const remote = remotes.find((each) => each.name === name);
  // The last one came with the site.
  const previous = [remote?.previous, remote?.previous?.previous];
  return [remote, ...previous, remote?.candidate?.remote].find(
    (each) => each?.manifest?.build === build,
  );
}
