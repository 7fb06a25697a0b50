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
