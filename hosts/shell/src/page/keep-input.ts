type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The button that was clicked last, as the page's inline script marks it. */
export const keptClick = 'button[aria-busy=true]';

/**
 * Notes what a visitor types, chooses and ticks before React takes the page over and sets each control back.
 * @returns repeats it and the last click on a button, once React has
 */
export function keepInput(root: HTMLElement, isRestored: boolean): () => Promise<void> {
  const kept = new Map<Control, string | boolean>();
  const keep = (control: Control) =>
    kept.set(control, isBox(control) ? control.checked : control.value);
  // Browsers restore controls by their order, which may have changed: these are no visitor's input.
  if (!isRestored)
    for (const control of root.querySelectorAll<Control>('input, select, textarea'))
      if (hasChanged(control)) keep(control);

  const note = ({ target }: Event) => isControl(target) && keep(target);
  for (const type of inputEvents) root.addEventListener(type, note, true);

  return async () => {
    for (const type of inputEvents) root.removeEventListener(type, note, true);
    for (const [control, value] of kept) {
      if (control.type === 'file') continue;
      repeat(control, value);
      // React renders the change before the next one.
      await new Promise((resolve) => setTimeout(resolve));
      // Some fields apply their value, and close their suggestions, once they are left.
      if (control !== document.activeElement)
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    const button = root.querySelector<HTMLButtonElement>(keptClick);
    button?.removeAttribute('aria-busy');
    button?.click();
  };
}

const inputEvents = ['input', 'change'];

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Whether it differs from the server's page. A slider's value is rounded by its browser. */
function hasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(rendered, 0);
  }
  if (isBox(control)) return control.checked !== (control as HTMLInputElement).defaultChecked;
  return control.type !== 'range' && control.value !== control.defaultValue;
}

/** React takes an event for a change if the control differs from the value that was set last on the element. */
function repeat(control: Control, value: string | boolean) {
  if (typeof value === 'boolean') {
    if (control.type === 'radio' && !value) return;
    Object.assign(control, { checked: !value });
    return control.click();
  }
  control.value = `${value} `;
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
