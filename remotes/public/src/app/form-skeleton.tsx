import { LoadingShapes, Skeleton } from '@larkfare/ui-kit';

/** Holds the place of a form that is on its way. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <LoadingShapes label={label}>
    <Skeleton shape="block" height={420} />
  </LoadingShapes>
);
