/** A value with the ones before it and, after an undo, the ones to come again. */
export type History<Value> = {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
};

/** The most steps that can be undone. */
const mostSteps = 200;

export const startedWith = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
});

/** One more step; none when the value is the same. */
export const stepped = <Value>(history: History<Value>, next: Value): History<Value> =>
  next === history.present
    ? history
    : { past: [...history.past, history.present].slice(-mostSteps), present: next, future: [] };

/** Whether the last step continues, for example while more letters are typed; it is then undone as a whole. */
export const continued = <Value>(history: History<Value>, next: Value): History<Value> => ({
  ...history,
  present: next,
  future: [],
});

export function undone<Value>({ past, present, future }: History<Value>): History<Value> {
  if (past.length === 0) return { past, present, future };
  const [before = present] = past.slice(-1);
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<Value>({ past, present, future }: History<Value>): History<Value> {
  if (future.length === 0) return { past, present, future };
  const [next = present, ...rest] = future;
  return { past: [...past, present], present: next, future: rest };
}
