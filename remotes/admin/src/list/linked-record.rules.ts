/** A link to one record, such as the one in an e-mail, searches for its reference: that record is shown whole. */
export const isLinkedTo = ({ reference }: { reference: string }, search: string): boolean =>
  reference.toLowerCase() === search.toLowerCase();
