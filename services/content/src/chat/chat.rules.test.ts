import { chatEmbedUrl, isChatId, type ChatAccount } from './chat.rules.ts';

const accounts: [ChatAccount['provider'], string, string][] = [
  [
    'tawk',
    '5f0c1a2b3c4d5e6f7a8b9c0d/1ed5k2m3n',
    'https://tawk.to/chat/5f0c1a2b3c4d5e6f7a8b9c0d/1ed5k2m3n',
  ],
  [
    'tawk',
    '5f0c1a2b3c4d5e6f7a8b9c0d/default',
    'https://tawk.to/chat/5f0c1a2b3c4d5e6f7a8b9c0d/default',
  ],
  [
    'crisp',
    '0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0',
    'https://go.crisp.chat/chat/embed/?website_id=0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0',
  ],
  [
    'chatwoot',
    'aB3dE5gH7jK9mN1pQ3sT5vW7',
    'https://app.chatwoot.com/widget?website_token=aB3dE5gH7jK9mN1pQ3sT5vW7',
  ],
];

test.each(accounts)('%s with id %s is framed from its own page', (provider, id, embedUrl) => {
  expect(isChatId({ provider, id })).toBe(true);
  expect(chatEmbedUrl({ provider, id })).toBe(embedUrl);
});

test.each<[ChatAccount['provider'], string]>([
  ['tawk', ''],
  ['tawk', '5f0c1a2b3c4d5e6f7a8b9c0d'],
  ['tawk', '5f0c1a2b3c4d5e6f7a8b9c0d/../../login'],
  ['tawk', '5f0c1a2b3c4d5e6f7a8b9c0d/a?x=1'],
  ['tawk', '5f0c1a2b3c4d5e6f7a8b9c0d/default\nx'],
  ['crisp', '0b1c2d3e4f50617283 94a5b6c7d8e9f0'],
  ['crisp', '0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0&user_email=x'],
  ['crisp', '<script>alert(1)</script>'],
  ['chatwoot', 'short'],
  ['chatwoot', 'aB3dE5gH7jK9mN1pQ3sT5vW7#evil'],
  ['chatwoot', 'https://evil.example/widget'],
])('%s has no id %j', (provider, id) => {
  expect(isChatId({ provider, id })).toBe(false);
});
