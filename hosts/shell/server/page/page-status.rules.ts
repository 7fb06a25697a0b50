import type { PageDescription } from '@larkfare/remote-contract';

/**
 * Search engines drop what is not found and come back to what is not there just now. Whether the rest of a page is
 * worth its visit without what failed, the page knows: home and search are, an airline's page without its airline is not.
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
