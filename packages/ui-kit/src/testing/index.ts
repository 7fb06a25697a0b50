/**
 * Browser features that jsdom lacks: modal dialogs that open and close, scrolling into view, observers (which see
 * nothing), and media queries (which never match, save those named). Call it once at the top of a test file that draws a Dialog.
 * @example installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });
 */
export function installBrowserParts({
  matching = [],
}: { matching?: readonly string[] } = {}): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matching.includes(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  Object.assign(globalThis, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

class StillObserver {
  observe() {}
  disconnect() {}
}

/** The element that had the focus before a dialog took it. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();
