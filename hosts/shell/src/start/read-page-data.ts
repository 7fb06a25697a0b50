import {
  pageDataElementId,
  renderedQueriesElementId,
  type PageData,
  type RenderedQueries,
} from '../page/page-data.ts';

/** Read from blocks of JSON that the server wrote into the HTML. */
export const readPageData = (): PageData => JSON.parse(textOf(pageDataElementId));
export const readRenderedQueries = (): RenderedQueries =>
  JSON.parse(textOf(renderedQueriesElementId));

function textOf(id: string): string {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page came without #${id}.`);
  return text;
}
