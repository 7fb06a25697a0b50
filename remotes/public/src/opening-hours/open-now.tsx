import { useEffect, useState, type ComponentType } from 'react';

/**
 * 'Open now until 6pm', for beside a phone number. It comes after the page, because a page from the server's memory does
 * not know what time it is. Nothing is missing without it, so a failure is not shown.
 */
export function OpenNow({ isShort = false }) {
  const [Part, setPart] = useState<ComponentType<{ isShort: boolean }>>();
  useEffect(() => {
    import('./opening-words.tsx').then(
      ({ OpeningWords }) => setPart(() => OpeningWords),
      (problem) => console.info('The opening hours could not be loaded.', problem),
    );
  }, []);
  return Part && <Part isShort={isShort} />;
}
