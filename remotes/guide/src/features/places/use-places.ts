import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { GuidePlacesDocument } from './places.generated.ts';

/** Every place of the site, by name. */
export const usePlaces = () =>
  useQueryState(useQuery(GuidePlacesDocument), {
    select: ({ locations }) => locations,
    failure: 'The places could not be loaded.',
  });
