/** Moves the focus to the page's heading when the element that had it was removed. The page does not scroll. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
