import { LoadingSkeleton, Skeleton } from '@larkfare/ui-kit';

/** Holds the place of a form that is on its way. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <LoadingSkeleton label={label}>
    <Skeleton shape="block" height={420} />
  </LoadingSkeleton>
);
