import type { PageDescription } from '@larkfare/remote-contract';

/**
 * Search engines drop pages with 404 and come back to those with 503. Whether a page is still useful without the data
 * that failed is the page's decision: home and search are, an airline's page without its airline is not.
 */
export function pageStatus({
  page,
  isRemoteMissing,
}: {
  page: Pick<PageDescription, 'status'>;
  isRemoteMissing: boolean;
}): number {
  if (isRemoteMissing) return 503;
  return page.status ?? 200;
}
