import { useQuery } from '@apollo/client/react';
import { asList, useQueryState } from '@larkfare/ui-kit';
import { AboutUsDocument, type AboutUsQuery } from './about-us.generated.ts';

export type AboutBlock = AboutUsQuery['siteInformation']['aboutUsLong'][number];

/** The long text about us, block by block. */
export const useAboutUs = () =>
  useQueryState(useQuery(AboutUsDocument), {
    select: ({ siteInformation }) => asList(siteInformation?.aboutUsLong),
    failure: 'Error fetching About Us information.',
    prefersServerMessage: true,
    invalid: 'Invalid About Us data received from server.',
  });
