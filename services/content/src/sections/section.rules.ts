/** A section whose heading begins with "Draft:" is a note to the owner, which visitors do not read. */
export const isDraftNote = ({ heading }: { heading: string }): boolean => /^draft:/i.test(heading);
