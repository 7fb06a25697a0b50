import { stateClass, stateWords, type State } from './state.rules.ts';
import styles from './state-pill.module.css';

/** A booking's state, or the status of a quote or message, in its colour; its class is there under its plain name too. */
export const StatePill = ({ state }: { state: State }) => (
  <span className={[styles.pill, styles[stateClass(state)], stateClass(state)].join(' ')}>
    {stateWords[state]}
  </span>
);
