/** State that a remote shares with the rest of the page, and must not change. */
const sharedObjects = (): object[] => [
  window,
  history,
  navigator,
  JSON,
  Math,
  Object,
  Promise,
  Reflect,
  ...[Array, Document, Element, EventTarget, Function, History, HTMLElement, Map, Node].map(
    ({ prototype }) => prototype,
  ),
  ...[Object, Promise, Set, Storage, String, XMLHttpRequest].map(({ prototype }) => prototype),
];

/** Globals that federation sets in the page. */
const ownGlobals = /^(remote_|webpackChunk|_+FEDERATION|__mf_|__VUE_HMR_RUNTIME__$)/;

/** Remembers the page's built-ins and globals. @returns a function that names what was changed since */
export function watchPageState(): () => { patched: string[]; globals: string[] } {
  const before = sharedObjects().map(
    (object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
  );
  const styleSheets = document.adoptedStyleSheets.length;

  return () => {
    const patched: string[] = [];
    const globals: string[] = [];
    for (const [object, known] of before) {
      const now: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(object);
      for (const [name, { value, get }] of Object.entries(now)) {
        const was: PropertyDescriptor | undefined = Reflect.get(known, name);
        if (!was && object === window) globals.push(name);
        else if (!was || (isCode(was.value) && was.value !== value) || was.get !== get)
          patched.push(name);
      }
    }
    if (document.adoptedStyleSheets.length !== styleSheets) patched.push('adoptedStyleSheets');
    return {
      patched,
      globals: globals.filter((name) => !/^\d/.test(name) && !ownGlobals.test(name)),
    };
  };
}

const isCode = (value: unknown) => typeof value === 'function';
