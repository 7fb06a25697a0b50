import { useCallback, useState } from 'react';

/** The global loading counter. The function that `startLoading` returns ends it once, however often it is called. */
export function useLoadingCount() {
  const [count, setCount] = useState(0);
  const startLoading = useCallback(() => {
    setCount((now) => now + 1);
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      setCount((now) => now - 1);
    };
  }, []);
  return { isLoading: count > 0, startLoading };
}
