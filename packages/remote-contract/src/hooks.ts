import { useEffect, type ReactNode } from 'react';
import {
  useShellServices,
  type Notify,
  type PageDescription,
  type ShellServices,
  type Site,
} from './shell-services.ts';
import type { NavigationEntry, SlotName, SlotPlace } from './slots.ts';

/**
 * Shows notices to the visitor.
 * @example const notify = useNotify(); notify.success('Booking made successfully!');
 */
export const useNotify = (): Notify => useShellServices().notify;

/**
 * Shows the global error page, for failures after which the whole page is useless.
 * The function is stable, so an effect may depend on it.
 * @example const reportError = useGlobalError(); if (error) reportError('Error fetching regions', error);
 */
export const useGlobalError = (): ShellServices['reportError'] => useShellServices().reportError;

/** Shows the global loading indicator as long as `isLoading` is true and the component is mounted. */
export function useLoading(isLoading: boolean): void {
  const { startLoading } = useShellServices();
  useEffect(() => (isLoading ? startLoading() : undefined), [isLoading, startLoading]);
}

/**
 * Sets the title, description, canonical address and the rest of the page's head. Each page calls it once; the last call
 * takes effect.
 * @example usePage({ title: 'Deals', description: 'Last-minute offers from the UK.' });
 */
export function usePage(page: PageDescription): void {
  const { pageRendered, pageShown } = useShellServices();
  const key = JSON.stringify(page);
  pageRendered(page);
  useEffect(() => {
    // Compared as text, because every render creates a new object.
    pageShown(JSON.parse(key));
  }, [key, pageShown]);
}

/** Today's date in London as `YYYY-MM-DD`. Never use the clock while rendering: the server's would differ. */
export const useToday = (): string => useShellServices().today;

/**
 * Opens the visitor's consent choices, which every page must offer at its foot. `openChoices` is absent while the site
 * requires no consent. Since 1.1.
 * @example const { openChoices } = useConsent(); return openChoices && <button onClick={openChoices}>Cookie choices</button>;
 */
export const useConsent = (): { openChoices: ShellServices['openConsentChoices'] } => ({
  openChoices: useShellServices().openConsentChoices,
});

/** The brand's name, tagline and address. */
export const useSite = (): Site => useShellServices().site;

/**
 * A place that other remotes can fill. It is empty if no remote fills it, and always empty in a sandbox. Since 1.3.
 * @example <Slot name="airline-section" props={{ airlineId, airlineName }} />
 */
export const Slot = <Name extends SlotName>(place: SlotPlace<Name>): ReactNode =>
  useShellServices().renderSlot?.(place);

const none: NavigationEntry[] = [];

/** The links that other remotes contribute to the site's navigation. Since 1.3. */
export const useNavigationEntries = (): NavigationEntry[] =>
  useShellServices().navigationEntries ?? none;
