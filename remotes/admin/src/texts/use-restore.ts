import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { saveFailed, toPublishResult, type PublishResult } from './publish-result.rules.ts';
import { writePublished } from './published-cache.ts';
import type { SiteKey } from './site-values.ts';
import { RestoreSiteValueDocument } from './revisions.generated.ts';

/** Publishes an older version again, on top of the version that was compared with. */
export function useRestore(key: SiteKey) {
  const [send] = useMutation(RestoreSiteValueDocument);
  const [isRestoring, setIsRestoring] = useState(false);

  const restore = async (version: number, basedOnVersion: number): Promise<PublishResult> => {
    setIsRestoring(true);
    try {
      const { data } = await send({
        variables: { key, version, basedOnVersion },
        update: (cache, { data: restored }) => {
          const result = restored?.restoreSiteValue;
          if (result?.__typename === 'SiteValuesSaved') writePublished(cache, result.values);
        },
      });
      return data
        ? toPublishResult(data.restoreSiteValue, [key])
        : { kind: 'failed', message: saveFailed };
    } catch (error) {
      console.error('The older version could not be restored.', error);
      return { kind: 'failed', message: saveFailed };
    } finally {
      setIsRestoring(false);
    }
  };
  return { restore, isRestoring };
}
