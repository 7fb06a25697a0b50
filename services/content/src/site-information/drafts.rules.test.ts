import { draftKeys } from './drafts.rules.ts';

const unwritten = {
  privacyPolicy: [],
  terms: [],
  protectionScheme: { name: '', number: '' },
  contactPhone: '',
  contactWhatsApp: '',
  contactEmail: '',
};
const section = (heading: string) => ({ id: '', heading, text: 'Text', bullets: [] });

test.each([
  ['nothing', {}, []],
  ['a drafting note', { terms: [section('Draft: to be checked'), section('Prices')] }, ['terms']],
  ['a policy about drafts', { privacyPolicy: [section('Drafts of contracts')] }, []],
  [
    'an example scheme',
    { protectionScheme: { name: 'A scheme', number: 'EXAMPLE 0000' } },
    ['protectionScheme'],
  ],
  ['a real scheme', { protectionScheme: { name: 'ATOL', number: '1234' } }, []],
  ['a number for drama', { contactPhone: '020 7946 0321' }, ['contactPhone']],
  ['the same with +44', { contactWhatsApp: '+44 7700 900321' }, ['contactWhatsApp']],
  ['a real number', { contactPhone: '020 7123 4567' }, []],
  ['an example address', { contactEmail: 'hello@larkfare.example' }, ['contactEmail']],
  ['a real address', { contactEmail: 'hello@example.co.uk' }, []],
])('a site with %s has the drafts %j', (_, values, keys) => {
  expect(draftKeys({ ...unwritten, ...values })).toEqual(keys);
});
