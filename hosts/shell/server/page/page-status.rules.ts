import type { PageDescription } from '@larkfare/remote-contract';

/** Search engines drop what is not found and come back to what is not there just now. */
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
