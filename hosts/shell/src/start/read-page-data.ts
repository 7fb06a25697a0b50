import { pageDataElementId, type PageData } from '../page/page-data.ts';

/** Reads the block of JSON that the server wrote into the HTML. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!text) throw new Error('The page came without its data.');
  return JSON.parse(text);
}
