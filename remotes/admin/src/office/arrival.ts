/** The state that a redirect passes to the sign-in screen (React Router's navigation state). */
export interface Arrival {
  /** The requested path, to redirect to. */
  from?: string;
  /** Why a new sign-in is needed. */
  sentence?: string;
}

/** Navigation state may be anything: another page wrote it, or an older build of this one. */
export function arrivalFrom(state: unknown): Arrival {
  const { from, sentence }: { from?: unknown; sentence?: unknown } =
    typeof state === 'object' && state ? state : {};
  return {
    ...(typeof from === 'string' && isOfficeScreen(from) && { from }),
    ...(typeof sentence === 'string' && { sentence }),
  };
}

/** Whether the path is a screen of the back office: `//elsewhere` and `/adminx` are not. */
const isOfficeScreen = (path: string) => /^\/admin\/[^/]/.test(path);
