import { LoadingSkeleton, Skeleton, Stack } from '@larkfare/ui-kit';
import head from './airline-head.module.css';
import page from './airline-page.module.css';
import text from './airline-text.module.css';

/** The shape of an airline's page. */
export const AirlineSkeleton = () => (
  <LoadingSkeleton label="Loading the airline" className={page.page}>
    <Skeleton height={44} width={220} />
    <Stack gap={6} className={page.parts}>
      <Stack gap={6} className={head.head}>
        <Skeleton shape="block" height={240} />
        <div className={head.words}>
          <Skeleton height="2.8rem" width="60%" />
          <Skeleton width="40%" />
          <Skeleton height="4.5rem" />
          <Skeleton shape="block" height={52} width={220} />
        </div>
      </Stack>
      <Stack gap={5} className={text.parts}>
        <Skeleton shape="block" height={340} />
        <Skeleton shape="block" height={340} />
      </Stack>
    </Stack>
  </LoadingSkeleton>
);
