import { emailHref, flyHref, telephoneHref, whatsAppHref } from './links.ts';

test.each([
  ['020 7946 0123', 'tel:02079460123'],
  ['+44 (0)20 7946-0123', 'tel:+442079460123'],
])('%s is dialled as %s', (written, href) => {
  expect(telephoneHref(written)).toBe(href);
});

test.each([
  ['07700 900123', 'https://wa.me/447700900123'],
  ['+44 7700 900123', 'https://wa.me/447700900123'],
  ['0044 7700 900123', 'https://wa.me/447700900123'],
])('%s is reached on WhatsApp at %s', (written, href) => {
  expect(whatsAppHref(written)).toBe(href);
});

test('a message to WhatsApp can be filled in', () => {
  expect(whatsAppHref('07700 900123', 'LHR to DXB? £9 & up')).toBe(
    'https://wa.me/447700900123?text=LHR%20to%20DXB%3F%20%C2%A39%20%26%20up',
  );
});

test.each([
  ['hello@larkfare.example', 'mailto:hello@larkfare.example'],
  ['o’hara&co@larkfare.example', 'mailto:o%E2%80%99hara%26co@larkfare.example'],
  ['a%3fcc=x@b.co', 'mailto:a%253fcc%3Dx@b.co'],
  ['a?bcc=x@b.co', 'mailto:a%3Fbcc%3Dx@b.co'],
])('a mail to %s has the address %s', (email, href) => {
  expect(emailHref(email)).toBe(href);
});

test('a location with an airport is flown to under its name, one without opens the search', () => {
  expect(flyHref({ name: 'São Paulo', firstAirport: { id: 'gru' } })).toBe(
    '/search?to=S%C3%A3o+Paulo&to_id=gru',
  );
  expect(flyHref({ name: 'Bath', firstAirport: null })).toBe('/search');
});

test('where the lowest price of a location is known, the link leads to exactly that offer', () => {
  const dubai = {
    name: 'Dubai',
    firstAirport: { id: 'dxb' },
    lowestPrice: {
      pricePence: 129_00,
      departureDate: '2027-03-01',
      departureAirport: { id: 'brs', name: 'Bristol Airport' },
    },
  };

  expect(flyHref(dubai)).toBe(
    '/search?tripType=one-way&from=Bristol+Airport&from_id=brs&to=Dubai&to_id=dxb&depart=2027-03-01&sort=price',
  );
});
