/** The places on pages of the site that other remotes fill with a component, and the props that it gets there. Since 1.3. */
export interface SlotProps {
  /** A section of the home page, after the deals. */
  'home-section': NoProps;
  /** Beside the price of each flight in the search results. */
  'result-action': {
    flightId: string;
    /** The name of the location of the arrival airport, e.g. `Dubai`. */
    destination: string;
    departureDate: string;
  };
  /** A section of an airline's page. */
  'airline-section': { airlineId: string; airlineName: string };
  /** A section of the page that lists a region's locations. */
  'locations-section': { regionId: string; regionName: string };
  /** A column of the footer. */
  'footer-column': NoProps;
}
type NoProps = Record<never, never>;
export type SlotName = keyof SlotProps;

/** A link in the site's navigation. */
export interface NavigationEntry {
  to: string;
  label: string;
}

/** Where a page has a slot. */
export interface SlotPlace<Name extends SlotName = SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** The class of the element around the contributions; an empty slot has no element. */
  className?: string | undefined;
}

/**
 * The height that the page reserves for each contribution before its code is loaded, so that nothing jumps. What does not
 * fit is scrolled. In rem, so that larger text gets more.
 */
export const slotHeights: Record<SlotName, string> = {
  'home-section': '20rem',
  'result-action': '2.75rem',
  'airline-section': '20rem',
  'locations-section': '20rem',
  'footer-column': '14rem',
};

/** Slots that a page has many times. */
export const repeatedSlots: readonly string[] = ['result-action'] satisfies SlotName[];

/** Filled by a label and a path of the remote instead of a component. */
export const navigationSlot = 'navigation-entry';
