import { LinkBar } from '@larkfare/ui-kit';
import { NavLink } from 'react-router';
import { galleryPath } from './region-locations.rules.ts';
import type { GalleryRegion } from './use-region-locations.ts';

/** From one region's gallery to another's. */
export const RegionLinks = ({ regions }: { regions: readonly GalleryRegion[] }) => (
  <LinkBar label="Regions" look="pills">
    {regions.map(({ id, name }) => (
      <NavLink key={id} to={galleryPath(id)}>
        {name}
      </NavLink>
    ))}
  </LinkBar>
);
