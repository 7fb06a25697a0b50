import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { GuidePlaceDocument, type GuidePlaceQuery } from './place.generated.ts';

export type GuidePlace = NonNullable<GuidePlaceQuery['location']>;

/** A place; null when it does not exist. */
export const usePlace = (id: string) =>
  useQueryState(useQuery(GuidePlaceDocument, { variables: { id } }), {
    select: ({ location }) => location,
    failure: 'The place could not be loaded.',
  });
