/** Where a click on a plain link would lead, when that is a path of this site. */
function pathOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (event.defaultPrevented || event.button !== 0 || !(link instanceof HTMLAnchorElement))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/** Links that are not the router's would lead this frame somewhere, which shows nothing: the page goes there. */
export const followPlainLinks = (go: (path: string) => void): void =>
  document.addEventListener('click', (event) => {
    const path = pathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    go(path);
  });
