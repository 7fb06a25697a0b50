/** How long after the home page is there the search opens by itself (specification §9). */
export const autoOpenMs = 3500;

type WhatGoesOn = {
  /** The pop-up has been open in this session already. */
  wasShown: boolean;
  /** Someone is typing or choosing in a field. */
  isFieldInUse: boolean;
  /** Another pop-up, menu or tile is open and being read. */
  isSomethingOpen: boolean;
};

/** The pop-up offers itself once a session, and never to a visitor who is busy with something else. */
export const mayOpenByItself = ({ wasShown, isFieldInUse, isSomethingOpen }: WhatGoesOn) =>
  !wasShown && !isFieldInUse && !isSomethingOpen;
