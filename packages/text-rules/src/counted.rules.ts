const numbers = new Intl.NumberFormat('en-GB');

/** '1 flight', '1,204 flights'; nouns that do not end with an s bring their plural. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
