import { useEffect, useRef, useState } from 'react';

/** A form that opens takes the focus to its first field, and to the first wrong one when there is something wrong. */
export function useFormFocus(problems: Readonly<Record<string, string>>, takesFocus: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
}

/** After something was done the focus continues from there, once it is rendered. */
export function useFocusNext() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current
      .map((selector) => root?.querySelector<HTMLElement>(selector))
      .find((element) => element);
    wanted.current = [];
    found?.focus();
  });
  /** The first of these selectors that finds something. */
  const focusNext = (...selectors: string[]) => {
    wanted.current = selectors;
  };
  return { root: setRoot, focusNext };
}
