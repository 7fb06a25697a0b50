import { LinkBar } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { areas, type Area } from './areas.ts';

export const AreaLinks = ({ current }: { current: Area }) => (
  <LinkBar label="Areas" look="tabs">
    {areas.map((area) => (
      <Link
        key={area.key}
        to={{ search: area === areas[0] ? '' : `?area=${area.key}` }}
        aria-current={area === current ? 'page' : undefined}
      >
        {area.name}
      </Link>
    ))}
  </LinkBar>
);
