/** The most locations of a list that visitors are shown. */
const shownAtMost = 40;

interface AdvertisedList {
  /** The name of the list in the back office: 'Popular destinations'. */
  name: string;
  locations: readonly { flightsFromUk: number }[];
}

/** Sentences about lists that visitors are not shown whole. */
export const advertisedNotes = (lists: readonly AdvertisedList[]): string[] =>
  lists.flatMap(({ name, locations }) => {
    const bookable = locations.filter(({ flightsFromUk }) => flightsFromUk > 0).length;
    const hidden = locations.length - bookable;
    return [
      bookable > shownAtMost &&
        `${name}: visitors are shown ${shownAtMost} of ${bookable}, those with most flights from the UK.`,
      hidden > 0 &&
        `${name}: visitors are not shown ${hidden} of ${locations.length}, because no flight from the UK there has a price.`,
    ].filter((note) => note !== false);
  });
