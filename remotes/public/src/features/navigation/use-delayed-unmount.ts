import { useEffect, useState } from 'react';

/** Whether something is still on the page: from its opening until so long after its closing. */
export function useDelayedUnmount(isOpen: boolean, delayMs: number): boolean {
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);

  useEffect(() => {
    if (isOpen || !isMounted) return;
    const timer = setTimeout(() => setMounted(false), delayMs);
    return () => clearTimeout(timer);
  }, [isOpen, isMounted, delayMs]);

  return isMounted;
}
