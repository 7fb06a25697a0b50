/** Calls back once an element is on the screen or half a window away. @returns a function that ends this */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
