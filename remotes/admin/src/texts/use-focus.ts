import { useEffect, useRef, useState } from 'react';

/** Moves the focus after an action, once its result is rendered. */
export function useFocusNext() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const next = useRef<readonly string[]>([]);
  useEffect(() => {
    const target = next.current
      .map((selector) => root?.querySelector<HTMLElement>(selector))
      .find((element) => element);
    next.current = [];
    target?.focus();
  });
  /** The first selector with an element is focused. */
  const focusNext = (...selectors: string[]) => {
    next.current = selectors;
  };
  return { root: setRoot, focusNext };
}
