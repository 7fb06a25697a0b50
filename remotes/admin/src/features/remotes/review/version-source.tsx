import type { Version } from '@larkfare/remote-cli/registry-api';
import styles from '../registry/remotes.module.css';

/** The commit and CI run of a version, as its pipeline reported them, and the key that signed it. */
export const VersionSource = ({ source, signature }: Pick<Version, 'source' | 'signature'>) => {
  const { commit, run } = source ?? {};
  return (
    <span>
      {commit && (
        <>
          Commit <span className={styles.code}>{commit.slice(0, 12)}</span>
        </>
      )}
      {commit && run && ', '}
      {run && (
        <a href={run} target="_blank" rel="noreferrer">
          {commit ? 'run at' : 'Run at'} {new URL(run).host}
        </a>
      )}
      {(commit ?? run) && '. '}
      {signature ? `Signed with the key “${signature.label}”.` : 'Not signed.'}
    </span>
  );
};
