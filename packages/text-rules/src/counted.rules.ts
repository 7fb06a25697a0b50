/** '1 flight', '1,204 flights'; nouns that do not end with an s bring their plural. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
