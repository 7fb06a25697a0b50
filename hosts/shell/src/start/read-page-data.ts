import { pageDataElementId, type PageData } from '../page/page-data.ts';

/** What the server wrote into this page; without it there is no page. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!text) throw new Error('The page came without its data.');
  return JSON.parse(text);
}
