import { Badge } from './badge.tsx';
import { stateClass, stateTones, stateWords, type State } from './state.rules.ts';
import styles from './badge.module.css';

/** A booking's state, or the status of a quote or message, in its colour; its class is there under its plain name too. */
export const StatePill = ({ state }: { state: State }) => (
  <Badge tone={stateTones[state]} className={`${styles.dotted} ${stateClass(state)}`}>
    {stateWords[state]}
  </Badge>
);
