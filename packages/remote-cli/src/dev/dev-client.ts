// Runs in the page before the shell's script; served with its types removed.

interface News {
  build: string;
  problems: { build: string[]; types: string[] };
  /** An update of the build before cannot lead to one that was started again. */
  restarts: number;
  /** A frame's policy permits the scripts of one build only. */
  needsReload: boolean;
}

// React's renderer announces itself to this hook. React Refresh, which comes with the remote and so later, looks there.
const renderers = new Map<number, unknown>();
const nothing = () => undefined;
const hook = {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};
if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window))
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

const shown = new Map<string, string[]>();
let running: string | undefined;
let knownRestarts: number | undefined;
/** Whether a screen was replaced by the shell's panel, which only a new page ends. */
let hasCrashed = false;

new EventSource('/_r/larkfare-dev/changes').onmessage = ({ data }) => {
  const { build, problems, restarts, needsReload }: News = JSON.parse(data);
  show('This remote does not build', problems.build);
  show('Types', problems.types);
  if (build === running || problems.build.length > 0) return;
  const isFirst = running === undefined;
  const isRestarted = restarts !== knownRestarts;
  running = build;
  knownRestarts = restarts;
  if (!isFirst && (needsReload || hasCrashed || isRestarted)) return location.reload();
  show('Error', []);
  dispatchEvent(new CustomEvent('larkfare-build', { detail: build }));
};

addEventListener('error', ({ error }) => void showError(error));
addEventListener('unhandledrejection', ({ reason }) => void showError(reason));
const { error: write } = console;
console.error = (...args) => {
  write.apply(console, args);
  // React and the router write what they caught here.
  const error = args.find((each) => each instanceof Error);
  hasCrashed ||= error !== undefined;
  void showError(error);
};

const reported = new WeakSet();

async function showError(error: unknown) {
  // An error that React has caught comes twice.
  if (!(error instanceof Error) || reported.has(error)) return;
  reported.add(error);
  const stack = error.stack ?? String(error);
  const response = await fetch('/_r/larkfare-dev/stack', { method: 'POST', body: stack });
  show('Error', [await response.text()]);
}

function show(title: string, problems: string[]) {
  shown.set(title, problems);
  document.getElementById('larkfare-dev')?.remove();
  const rows = [...shown].filter(([, each]) => each.length > 0);
  if (rows.length === 0) return;

  const overlay = part('section', '');
  overlay.id = 'larkfare-dev';
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;padding:1rem;background:#1b1020;color:#fff;border-top:4px solid #e5484d;font:14px/1.5 ui-monospace,monospace';
  const close = part('button', 'Close');
  close.style.cssText =
    'float:right;font:inherit;color:inherit;background:none;border:1px solid;padding:0 .75rem';
  close.onclick = () => overlay.remove();
  overlay.append(close);
  for (const [heading, texts] of rows) {
    overlay.append(part('strong', heading));
    for (const text of texts) {
      const pre = part('pre', text);
      pre.style.whiteSpace = 'pre-wrap';
      overlay.append(pre);
    }
  }
  document.body.append(overlay);
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
