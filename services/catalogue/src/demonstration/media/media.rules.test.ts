import { iconSvg, logoSvg, inLines, readableOn, withViewBox } from './airline-svg.rules.ts';
import { eyeOn } from './frame.rules.ts';
import { placeMap } from './place-map.ts';
import { paletteOf, turnHue } from './palette.rules.ts';
import { fileNameOf, pictureFileOf } from './picture-file.rules.ts';

test.each([
  ['DXB', { code: 'DXB', width: 1280, format: 'webp' }],
  ['DXB.webp', { code: 'DXB', width: 1280, format: 'webp' }],
  ['DXB-640.avif', { code: 'DXB', width: 640, format: 'avif' }],
  ['DXB-640', undefined],
  ['DXB.avif', undefined],
  ['dxb', undefined],
  ['DXB-641.avif', undefined],
  ['../DXB', undefined],
])('the name %s means %j', (name, file) => {
  expect(pictureFileOf(name)).toEqual(file);
});

test('a file is named by its width and format', () => {
  expect(fileNameOf({ code: 'DXB', width: 320, format: 'avif' })).toBe('DXB-320.avif');
});

test('the eye stands south of a place, on the side away from London', () => {
  expect(eyeOn([55, 25], false)).toEqual([67, -9]);
  expect(eyeOn([-74, 41], true)).toEqual([-86, 7]);
});

test('the same place always has the same picture, also at London itself and on the other side of the Earth', () => {
  const places = [
    { code: 'LHR', latitude: 51.4706, longitude: -0.461941 },
    { code: 'SYD', latitude: -33.95, longitude: 151.18 },
    { code: 'XXX', latitude: -51.5072, longitude: 179.8724 },
  ];
  for (const place of places) {
    const picture = placeMap(place);
    expect(picture).toBe(placeMap(place));
    expect(picture).not.toContain('NaN');
  }
});

test('a hue turns by its degrees and comes back; greys have none', () => {
  expect(turnHue('#ff0000', 120)).toBe('#00ff00');
  expect(turnHue('#0b5563', 360)).toBe('#0b5563');
  expect(turnHue('#808080', 90)).toBe('#808080');
});

test.each([
  ['the equator', 1, '#17a398'],
  ['the desert, south too', -25, '#1e93a8'],
  ['the far north', 64, '#4a6f94'],
])('%s has the sea of its climate', (_, latitude, sea) => {
  expect(paletteOf(latitude, () => 0.5).sea[0]).toBe(sea);
});

test('letters can be read on any colour', () => {
  expect(readableOn('#ffffff')).toBe('#14213d');
  expect(readableOn('#ffdd00')).toBe('#14213d');
  expect(readableOn('#073590')).toBe('#fbfaf7');
});

test('a name with an ampersand stays valid SVG', () => {
  expect(logoSvg('Lark & Sons', '#000000')).toContain('Lark &amp; Sons');
  expect(iconSvg('L&', '#000000')).toContain('L&amp;');
});

test('a drawing is seen through another window', () => {
  expect(
    withViewBox('<svg viewBox="0 0 64 64"/>', { left: 1, top: 24, width: 62, height: 15.5 }),
  ).toBe('<svg viewBox="1 24 62 15.5" width="248" height="62"/>');
});

test.each([
  ['easyJet', ['easyJet']],
  ['Gulf Air', ['Gulf Air']],
  ['Biman Bangladesh Airlines', ['Biman Bangladesh', 'Airlines']],
  ['Pakistan International Airlines', ['Pakistan', 'International Airlines']],
  ['Austrian Airlines', ['Austrian', 'Airlines']],
])('the name %s is written on the lines %j', (name, lines) => {
  expect(inLines(name)).toEqual(lines);
});
