import { mapPreviewUrl } from './map-preview.rules.ts';

const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=-0.1,51.5,0.1,51.6&layer=mapnik';

test.each([
  ['an embed code', `<iframe src="${osm.replace('&', '&amp;')}" onload="alert(1)"></iframe>`],
  ['a bare address', osm],
])('%s gives the map’s own address and nothing else', (_, pasted) => {
  expect(mapPreviewUrl(pasted)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=-0.1%2C51.5%2C0.1%2C51.6&layer=mapnik',
  );
});

test('a map of Google keeps its one parameter', () => {
  expect(mapPreviewUrl('https://maps.google.com/maps/embed?pb=!1m18&evil=1')).toBe(
    'https://www.google.com/maps/embed?pb=!1m18',
  );
});

test.each([
  '',
  'javascript:alert(1)',
  '<script src="https://evil.example/x.js"></script>',
  'https://www.google.com.evil.example/maps/embed?pb=!1',
  'https://user@www.google.com/maps/embed?pb=!1',
  'https://www.google.com:8443/maps/embed?pb=!1',
  'https://www.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=javascript:alert(1)',
  'http://www.openstreetmap.org/export/embed.html?bbox=-0.1,51.5,0.1,51.6',
])('%j is no map', (pasted) => {
  expect(mapPreviewUrl(pasted)).toBeUndefined();
});
