/** A frame that already has the focus is left alone: focusing it again blurs the element inside, which may be later. */
export function focusFrame(frame: HTMLIFrameElement | null): void {
  if (document.activeElement !== frame) frame?.focus({ preventScroll: true });
}

/** Whether the visitor has just clicked or typed in the frame, which browsers report for the page around it too. */
export const isInUse = (frame: HTMLIFrameElement | null): boolean =>
  document.activeElement === frame && navigator.userActivation.isActive;
