import { stateWords, type State } from './state.rules.ts';
import styles from './state-pill.module.css';

/** A booking's state, or the status of a quote or message, in its colour; its lowercased name is a style class. */
export const StatePill = ({ state }: { state: State }) => (
  <span className={[styles.pill, styles[stateWords[state].toLowerCase()]].join(' ')}>
    {stateWords[state]}
  </span>
);
