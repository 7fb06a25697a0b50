import { busyWithinMs, type Observation } from './observation.rules.ts';

/** Visible parts of a remote inside the element around it. */
export function observeScreen(boundary: HTMLElement): Observation {
  const heading = boundary.querySelector('h1');
  return {
    hasHeading: heading !== null,
    isHeadingVisible: heading !== null && isVisible(heading),
    isBlank: !isVisible(boundary.querySelector('main') ?? boundary),
  };
}

/** Browsers without `checkVisibility` are judged by the size alone. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isDrawn =
    !('checkVisibility' in element) ||
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isDrawn && width > 0 && height > 0;
}

/** Memory of the document's scripts, where the browser reports it: Chromium and its kin. */
export const usedBytes = (): number =>
  (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

/** Sees the entries of a type from now on, where the browser has them. */
function observe(type: string, see: (entry: PerformanceEntry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
  observer.observe({ type });
  return observer;
}

/** How long tasks have kept input waiting lately, in milliseconds, where the browser reports it. */
export function watchBusyTime() {
  let tasks: PerformanceEntry[] = [];
  const observer = observe('longtask', (entry) => tasks.push(entry));
  return {
    busyMs() {
      const since = performance.now() - busyWithinMs;
      tasks = tasks.filter(({ startTime }) => startTime >= since);
      return tasks.reduce((sum, { duration }) => sum + duration, 0);
    },
    stop: () => observer?.disconnect(),
  };
}
