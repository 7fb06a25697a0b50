/** What a section knows of its data: there, on its way, or not to be had. */
export type Reading<T> = {
  data: T | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
};

/** The same reading, seen by a section that draws one part of it. */
export const partOf = <T, Part>(reading: Reading<T>, part: (data: T) => Part): Reading<Part> => ({
  ...reading,
  data: reading.data === undefined ? undefined : part(reading.data),
});
