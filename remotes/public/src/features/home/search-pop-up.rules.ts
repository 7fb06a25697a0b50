/** How long after the home page is there the search opens automatically (specification §9). */
export const autoOpenMs = 3500;

/** Its code is fetched just before, and not at all for a visitor who is busy. */
export const fetchAheadMs = autoOpenMs - 200;

type Visit = {
  /** The pop-up has been open in this session already. */
  wasShown: boolean;
  /** Someone is typing or choosing in a field. */
  isFieldInUse: boolean;
  /** The visitor has scrolled, clicked or typed. */
  hasInteracted: boolean;
  /** Another pop-up, menu or tile is open and being read. */
  isSomethingOpen: boolean;
};

/** The pop-up opens once a session, and never for a visitor who is busy with something else. */
export const mayOpenByItself = (visit: Visit) => !Object.values(visit).some(Boolean);
