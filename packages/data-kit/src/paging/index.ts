export { pageType } from './page.input.ts';
export { onLondonDays } from './on-london-days.ts';
export { type CountedPage, readPage, allOf, type Condition } from './read-page.ts';
export {
  existingPage,
  largestPage,
  pageOf,
  pageRequest,
  totalPages,
  type PageOf,
  type PageRequest,
} from './page.rules.ts';
export { searchedWords } from './searched-words.ts';
