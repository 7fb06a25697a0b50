import type { Tone } from './badge.tsx';

/** Every state of a booking and every status of a quote or message. */
export type State = 'pending' | 'inProgress' | 'responded' | 'closed' | 'confirmed' | 'cancelled';

/** The states in words. */
export const stateWords: Readonly<Record<State, string>> = {
  pending: 'Pending',
  inProgress: 'In-Progress',
  responded: 'Responded',
  closed: 'Closed',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

/** The colours of the states. */
export const stateTones: Readonly<Record<State, Tone>> = {
  pending: 'amber',
  inProgress: 'teal',
  responded: 'green',
  closed: 'grey',
  confirmed: 'green',
  cancelled: 'red',
};

/** The style class of a pill: the state's name, lowercased (specification §4). */
export const stateClass = (state: State): string => stateWords[state].toLowerCase();
