import { LoadingSkeleton, Skeleton } from '@larkfare/ui-kit';

/** Holds the place of a form that is on its way; a form that is higher than a screen fills its pop-up. */
export const FormSkeleton = ({ label, isHigh = false }: { label: string; isHigh?: boolean }) => (
  <LoadingSkeleton label={label}>
    <Skeleton shape="block" height={isHigh ? '100vh' : 400} />
  </LoadingSkeleton>
);
