import { type SiteValues } from '../site-information/site-values.input.ts';

/** Numbers that Ofcom keeps free for drama, a reserved domain, and a yard that no map knows. */
export const brandAndContact = {
  brand: {
    name: 'Larkfare',
    tagline: 'Find your flight. Talk to a person.',
    footerText:
      'Larkfare finds flights from airports across the UK and books them with you over the phone. Search and ask here; nothing is paid on this site.',
  },
  contactPhone: '020 7946 0321',
  contactEmail: 'hello@larkfare.example',
  contactWA: '07700 900321',
  addressText: 'Larkfare\n2nd Floor, 14 Skylark Yard\nLondon SE1 0ZZ',
  mapEmbedCode:
    '<iframe width="425" height="350" src="https://www.openstreetmap.org/export/embed.html?bbox=-0.0975%2C51.5010%2C-0.0825%2C51.5070&amp;layer=mapnik&amp;marker=51.5040%2C-0.0900"></iframe>',
  aboutInfo:
    'We are a small team of flight agents in London. You search and send us a request; one of us rings you back with the best fare we can find and books it while you are on the line. No call centre script, and nothing to pay until you have heard the price and said yes.',
  chat: null,
  bookingListCurrency: 'USD',
} satisfies Partial<SiteValues>;
