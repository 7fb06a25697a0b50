import { observeScreen, usedBytes, watchBusyTime } from '../../health/observation.ts';
import type { PageChannel } from './page-channel.ts';

/** The path of a clicked plain link, when it is on this site. */
function pathOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (event.defaultPrevented || event.button !== 0 || !(link instanceof HTMLAnchorElement))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/** Plain links would navigate the frame, where no page of the site is shown, so the page navigates instead. */
export const followPlainLinks = (go: (path: string) => void): void =>
  document.addEventListener('click', (event) => {
    const path = pathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    go(path);
  });

/** Reports the content's height whenever it changes, at most once per frame of animation. */
export function reportHeight(content: Element, report: (pixels: number) => void): void {
  let lastPixels = -1;
  new ResizeObserver(() => {
    const pixels = Math.ceil(content.getBoundingClientRect().height);
    if (pixels === lastPixels) return;
    lastPixels = pixels;
    report(pixels);
  }).observe(content);
}

/** Reports to the page what can be seen here, at once and at each request. Code that hangs cannot. */
export function sendObservations({ onMessage, send }: PageChannel, root: HTMLElement): void {
  const { busyMs } = watchBusyTime();
  const sendObservation = () =>
    send({
      kind: 'observation',
      observation: observeScreen(root),
      usedBytes: usedBytes(),
      busyMs: busyMs(),
    });
  sendObservation();
  onMessage(({ kind }) => kind === 'observe' && sendObservation());
}
