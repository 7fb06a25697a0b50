let lastMs = -Infinity;
const note = ({ isTrusted }: Event) => {
  if (isTrusted) lastMs = performance.now();
};
// Before any code of a remote can stop an event.
for (const type of ['pointerdown', 'keydown', 'popstate']) addEventListener(type, note, true);

/** When the visitor last clicked, typed or went back. */
export const lastInputMs = (): number => lastMs;
