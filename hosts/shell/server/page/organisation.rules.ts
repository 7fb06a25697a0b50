import type { OpeningHours } from '@larkfare/london-dates';
import type { Site } from '@larkfare/remote-contract';
import { sharePicture } from '../../src/page/page-head.rules.ts';
import type { SiteFacts } from './site-facts.ts';

/** The site's operator as schema.org data for search engines, without the fields that the administrator left blank. */
export function organisationData({ origin }: Pick<Site, 'origin'>, facts: SiteFacts): object {
  const { phone = '', email = '', address = '', hours } = facts.contact ?? {};
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${origin}/#organisation`,
    name: facts.name,
    ...(facts.tagline && { slogan: facts.tagline }),
    url: `${origin}/home`,
    image: `${origin}${sharePicture.path}`,
    ...(phone.trim() && { telephone: phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(lines.length > 0 && { address: lines.join(', ') }),
    ...(hours && hours.days.length > 0 && openingHours(hours)),
  };
}

const openingHours = ({ days, closedOn }: OpeningHours) => ({
  openingHoursSpecification: [
    ...days.map(({ day, opens, closes }) => ({ dayOfWeek: day, opens, closes })),
    // Equal times mark a day on which it is closed.
    ...closedOn.map((date) => ({
      opens: '00:00',
      closes: '00:00',
      validFrom: date,
      validThrough: date,
    })),
  ].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours })),
});
