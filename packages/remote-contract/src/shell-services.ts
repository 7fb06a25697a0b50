import { createContext, use } from 'react';

/** Notices in the shell's polite live region. */
export interface Notify {
  /** Goes by itself after 3 seconds; waits while the pointer or the focus is on it. */
  success(text: string): void;
  /** Stays until the visitor dismisses it. */
  error(text: string): void;
}

/** What a page says about itself to browsers, search engines and people who share it. */
export interface PageDescription {
  /** Without the site's name, which the shell appends. */
  title: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** Path with the query that identifies the page, e.g. `/search?to_id=…`; the current path without query by default. */
  canonicalPath?: string;
  /** Site address of the picture to share, e.g. `/media/places/DXB-1280.webp`. */
  image?: string;
  /**
   * 404 when the address names nothing that exists, 503 when what the page is about cannot be read just now (since
   * 1.1), so that search engines come back for it; 200 by default.
   */
  status?: 200 | 404 | 503 | undefined;
  /** Keeps results of somebody's search, and what does not exist, out of search engines. */
  noIndex?: boolean;
  /** schema.org objects (JSON-LD). */
  structuredData?: object[];
}

/** The few facts about the site that every screen may need. */
export interface Site {
  /** The brand's name, a setting of the site. */
  name: string;
  tagline: string;
  /** `https://www.example.com`, without a slash at the end. */
  origin: string;
}

/** What the shell does for the remotes. Remotes use the hooks below, never this object. */
export interface ShellServices {
  notify: Notify;
  /** Logs the problem and takes the visitor to /error, from where Go Back returns to the path they were on. */
  reportError(message: string, cause?: unknown): void;
  /** Adds one to the global loading counter; the answer takes it away again. */
  startLoading(): () => void;
  /** Called while a page renders (on the server that is the only chance) … */
  pageRendered(page: PageDescription): void;
  /** … and after it is on the screen. */
  pageShown(page: PageDescription): void;
  /** Today in London, `YYYY-MM-DD`, the same on the server and in the browser that takes over from it. */
  today: string;
  site: Site;
  /** Shows the visitor what they agreed to, to change it; absent while the site asks for nothing. Since 1.1. */
  openConsentChoices?: (() => void) | undefined;
}

export const ShellServicesContext = createContext<ShellServices | undefined>(undefined);

/** @throws when used outside the shell; tests wrap with `InFakeShell` of `@larkfare/remote-contract/testing` */
export function useShellServices(): ShellServices {
  const services = use(ShellServicesContext);
  if (!services) throw new Error('This component must be rendered inside the shell.');
  return services;
}
