import { jest } from '@jest/globals';
import { mapEmbedUrl } from './map-embed.rules.ts';

const google = 'https://www.google.com/maps/embed?pb=!1m18!1m12!2sSkylark%20Yard!5e0';
const openStreetMap =
  'https://www.openstreetmap.org/export/embed.html?bbox=-0.0975%2C51.501%2C-0.0825%2C51.507&layer=mapnik&marker=51.504%2C-0.09';

test.each([
  ['a Google embed page', google],
  ['an OpenStreetMap embed page', openStreetMap],
])('%s is shown whether pasted as an address or as HTML', (_, address) => {
  const html = `<iframe src="${address.replaceAll('&', '&amp;')}" width="600" allowfullscreen></iframe>`;

  expect(mapEmbedUrl(address)).toBe(address);
  expect(mapEmbedUrl(html)).toBe(address);
});

test('the map is found in the HTML that OpenStreetMap offers to copy, with its link and line break', () => {
  const html = `<iframe width="425" height="350" src="${openStreetMap.replaceAll('&', '&amp;')}" style="border: 1px solid black"></iframe><br/><small><a href="https://www.openstreetmap.org/#map=17/51.504/-0.09">View Larger Map</a></small>`;

  expect(mapEmbedUrl(html)).toBe(openStreetMap);
});

test('only the address survives of hostile HTML around it', () => {
  const html = `<script>alert(1)</script><iframe onload="alert(2)" srcdoc="<script>alert(3)</script>" src="${google}"></iframe><img src=x onerror=alert(4)>`;

  expect(mapEmbedUrl(html)).toBe(google);
});

test('a map after another site’s frame is the one that is shown', () => {
  expect(
    mapEmbedUrl(`<iframe src="https://evil.example/"></iframe><iframe src="${google}"></iframe>`),
  ).toBe(google);
});

test('every name of Google’s site leads to the one that is allowed in a frame', () => {
  const { href } = Object.assign(new URL(google), { hostname: 'maps.google.com' });

  expect(mapEmbedUrl(href)).toBe(google);
});

test('parameters that a map does not need are dropped', () => {
  expect(mapEmbedUrl(`${openStreetMap}&callback=alert&next=https://evil.example#x`)).toBe(
    openStreetMap,
  );
  expect(mapEmbedUrl(openStreetMap.replace('mapnik', 'javascript:alert(1)'))).toBe(
    openStreetMap.replace('&layer=mapnik', ''),
  );
});

test.each([
  ['nothing', ''],
  ['text', 'Second floor, past the lift'],
  ['another site', '<iframe src="https://evil.example/maps/embed?pb=!1"></iframe>'],
  ['plain http', google.replace('https', 'http')],
  ['a script address', 'javascript:alert(1)//https://www.google.com/maps/embed'],
  ['a script address that contains a map', `<a href="javascript:x='https://evil.example'">map</a>`],
  ['an inline document', 'data:text/html,<script>alert(1)</script>'],
  ['a host that only begins like Google', 'https://www.google.com.evil.example/maps/embed?pb=!1'],
  ['a host that only ends like Google', 'https://evilwww.google.com/maps/embed?pb=!1'],
  ['a user name that looks like Google', 'https://www.google.com@evil.example/maps/embed?pb=!1'],
  ['Google with a user name', 'https://user@www.google.com/maps/embed?pb=!1'],
  ['another port', 'https://www.google.com:8443/maps/embed?pb=!1'],
  ['a backslash before the host', 'https://evil.example\\@www.google.com/maps/embed?pb=!1'],
  ['another page of Google', 'https://www.google.com/search?q=maps/embed&pb=!1'],
  ['a climbing path', 'https://www.google.com/maps/embed/../../url?q=https://evil.example&pb=!1'],
  ['a Google map without its place', 'https://www.google.com/maps/embed'],
  ['a Google map with a foreign place', 'https://www.google.com/maps/embed?pb=javascript:alert(1)'],
  ['an OpenStreetMap without its box', 'https://www.openstreetmap.org/export/embed.html'],
  ['a box that is no box', 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,alert(1)'],
  ['only the beginning of an address', 'https://'],
])('%s shows no map (§2)', (_, pasted) => {
  expect(mapEmbedUrl(pasted)).toBeNull();
});

test('a long hostile text is one candidate, not one for each address that begins in it', () => {
  const parse = jest.spyOn(URL, 'parse');

  expect(mapEmbedUrl('https://'.repeat(1250))).toBeNull();

  expect(parse).toHaveBeenCalledTimes(1);
});
