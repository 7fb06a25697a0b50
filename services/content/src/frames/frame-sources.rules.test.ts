import { frameSources } from './frame-sources.rules.ts';

test('a frame holds a map or a chat of these sites and nothing else', () => {
  expect(frameSources).toEqual([
    'https://www.google.com',
    'https://www.openstreetmap.org',
    'https://tawk.to',
    'https://go.crisp.chat',
    'https://app.chatwoot.com',
  ]);
});
