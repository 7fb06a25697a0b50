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

interface SlotFacts<Name extends SlotName> {
  /** The name of the slot in the back office. */
  title: string;
  /**
   * The height that the page reserves for each contribution before its code is loaded, so that nothing jumps. A taller
   * contribution scrolls. In rem, so that larger text gets more.
   */
  height: string;
  /** Whether a page has the slot many times. */
  isRepeated: boolean;
  /** Props for trying a contribution. The records need not exist. */
  sampleProps: SlotProps[Name];
}

/** Every slot of the site. */
export const slots: { readonly [Name in SlotName]: SlotFacts<Name> } = {
  'home-section': {
    title: 'Section of the home page',
    height: '20rem',
    isRepeated: false,
    sampleProps: {},
  },
  'result-action': {
    title: 'Beside each flight in the results',
    height: '2.75rem',
    isRepeated: true,
    sampleProps: { flightId: '1', destination: 'Dubai', departureDate: '2030-01-31' },
  },
  'airline-section': {
    title: 'Section of an airline’s page',
    height: '20rem',
    isRepeated: false,
    sampleProps: { airlineId: '1', airlineName: 'Example Airways' },
  },
  'locations-section': {
    title: 'Section of a region’s page',
    height: '20rem',
    isRepeated: false,
    sampleProps: { regionId: '1', regionName: 'Europe' },
  },
  'footer-column': {
    title: 'Column of the footer',
    height: '14rem',
    isRepeated: false,
    sampleProps: {},
  },
};

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slots, name);

/** Filled by a label and a path of the remote instead of a component. */
export const navigationSlot = 'navigation-entry';
