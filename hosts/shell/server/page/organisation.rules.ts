import type { Site } from '@larkfare/remote-contract';
import { sharePicture } from '../../src/page/page-head.rules.ts';
import type { SiteFacts } from './site-facts.ts';

/** The site's operator as schema.org data for search engines, without the fields that the administrator left blank. */
export function organisationData({ origin }: Pick<Site, 'origin'>, facts: SiteFacts): object {
  const { phone = '', email = '', address = '' } = facts.contact ?? {};
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
  };
}
