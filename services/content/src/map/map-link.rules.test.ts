import { mapLink } from './map-link.rules.ts';

const google = 'https://www.google.com/maps/embed?pb=!1m18!1m12!2sSkylark%20Yard!5e0';
const openStreetMap =
  'https://www.openstreetmap.org/export/embed.html?bbox=-0.0975%2C51.501%2C-0.0825%2C51.507&layer=mapnik&marker=51.504%2C-0.09';

test.each([
  [
    'the marker of the embedded map',
    'Anywhere',
    openStreetMap,
    'https://www.openstreetmap.org/?mlat=51.504&mlon=-0.09#map=17/51.504/-0.09',
  ],
  [
    'a search for the address beside a Google map',
    'Larkfare\n14 Skylark Yard',
    google,
    'https://www.google.com/maps/search/?api=1&query=Larkfare%2014%20Skylark%20Yard',
  ],
  [
    'a search for the address where no map is embedded',
    '1 High St & Co',
    null,
    'https://www.google.com/maps/search/?api=1&query=1%20High%20St%20%26%20Co',
  ],
  ['nothing without an address', ' \n ', null, null],
])('the address opens %s', (_, address, embed, link) => {
  expect(mapLink(address, embed)).toBe(link);
});
