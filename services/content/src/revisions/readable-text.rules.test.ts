import { readableText } from './readable-text.rules.ts';

test.each<[unknown, string]>([
  ['We fly.', 'We fly.'],
  [null, ''],
  [
    [
      { id: '1', answer: 'Yes.', question: 'One?' },
      { id: '2', answer: 'No.', question: 'Two?' },
    ],
    'One?\nYes.\n\nTwo?\nNo.',
  ],
  [
    {
      id: '1',
      text: 'We:',
      bullets: [
        { text: 'fly', heading: 'First' },
        { text: 'land', heading: null },
      ],
      heading: 'Law',
    },
    'Law\nWe:\n• First: fly\n• land',
  ],
  [
    {
      text: 'In parts.',
      items: [{ id: '1', text: 'By card.', subheading: 'How' }],
      heading: 'Pay',
    },
    'Pay\nIn parts.\n\nHow\nBy card.',
  ],
  [[{ kind: 'support', text: 'Always.', heading: '24/7' }], '24/7\nAlways.'],
  [{ id: 'x', provider: 'crisp' }, 'crisp\nx'],
  [
    {
      days: [
        { day: 'Monday', opens: '09:00', closes: '18:00' },
        { day: 'Friday', opens: '09:00', closes: '17:00' },
      ],
      closedOn: ['2026-12-25'],
    },
    'Monday 09:00–18:00\n\nFriday 09:00–17:00\n2026-12-25',
  ],
  [{ old: ['shape'] }, 'shape'],
])('the text of %j is %j', (value, text) => {
  expect(readableText(value)).toBe(text);
});
