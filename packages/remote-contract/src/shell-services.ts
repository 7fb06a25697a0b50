import { createContext, use, type ReactNode } from 'react';
import type { NavigationEntry, SlotPlace } from './slots.ts';

/** Notices in the shell's polite live region. */
export interface Notify {
  /** Disappears after 3 seconds; its timer is paused while the pointer or the focus is on it. */
  success(text: string): void;
  /** Stays until the visitor dismisses it. */
  error(text: string): void;
}

/** A page's description for browsers, search engines and link previews. */
export interface PageDescription {
  /** Without the site's name, which the shell appends. */
  title: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** Path with the query that identifies the page, e.g. `/search?to_id=…`; the current path without query by default. */
  canonicalPath?: string;
  /** Site address of the picture to share, e.g. `/media/places/DXB-1280.webp`. */
  image?: string;
  /** Words that are drawn on the picture to share (since 1.6), such as 'Manchester to Orlando' and 'from £426.00 one way, Jan'. */
  share?: {
    /** The page's path, with no more of its query than the words depend on. */
    path: string;
    title: string;
    price?: string;
  };
  /**
   * 404 when the page's subject does not exist, 503 when it is temporarily unavailable (since 1.1), so that search engines
   * come back; 200 by default.
   */
  status?: 200 | 404 | 503 | undefined;
  /** Keeps search results, and pages that do not exist, out of search engines. */
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

/** The shell's services for remotes. Remotes use the hooks, never this object. */
export interface ShellServices {
  notify: Notify;
  /** Logs the error and navigates to /error, from where Go Back returns to the previous path. */
  reportError(message: string, cause?: unknown): void;
  /** Increments the global loading counter. @returns a function that decrements it again */
  startLoading(): () => void;
  /** Called while a page renders, on the server and in browsers … */
  pageRendered(page: PageDescription): void;
  /** … and after it has been committed, in browsers only. */
  pageShown(page: PageDescription): void;
  /** Today in London, `YYYY-MM-DD`, the same on the server and when the browser hydrates. */
  today: string;
  site: Site;
  /** Opens the visitor's consent choices; absent while the site requires no consent. Since 1.1. */
  openConsentChoices?: (() => void) | undefined;
  /** Contributions of other remotes to a slot; nothing in a sandbox. Since 1.3. */
  renderSlot?: ((place: SlotPlace) => ReactNode) | undefined;
  /** Since 1.3. */
  navigationEntries?: NavigationEntry[] | undefined;
}

/** Only for the shell; remotes use the hooks. */
export const ShellServicesContext = createContext<ShellServices | undefined>(undefined);

/** @throws when used outside the shell; tests wrap with `InFakeShell` of `@larkfare/remote-contract/testing` */
export function useShellServices(): ShellServices {
  const services = use(ShellServicesContext);
  if (!services) throw new Error('This component must be rendered inside the shell.');
  return services;
}
