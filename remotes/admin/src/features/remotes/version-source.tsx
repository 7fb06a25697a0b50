import type { Version } from './registry.ts';
import styles from './remotes.module.css';

/** The commit and CI run that a version was built from, as its pipeline said. */
export const VersionSource = ({ commit, run }: NonNullable<Version['source']>) => (
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
  </span>
);
