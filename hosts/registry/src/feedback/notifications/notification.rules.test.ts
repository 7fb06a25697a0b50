import { addressProblem } from './notification.rules.ts';

test.each([
  ['https://hooks.example.com/larkfare?team=1', undefined],
  ['mailto:weather@example.com', undefined],
  ['http://hooks.example.com/', 'A webhook needs an https address.'],
  ['https://ann:secret@example.com/', 'An address with a password is not stored.'],
  ['mailto:ann@example.com?bcc=bob@example.com', expect.any(String)],
  ['mailto:ann@example.com,bob@example.com', expect.any(String)],
  ['https://Hooks.Example.com/', undefined],
  ['https://hooks.example.com:8443/', undefined],
  ['https://hооks.example.com/', 'Write the host of this address as xn--hks-seda.example.com.'],
  ['https://2130706433/', 'Write the host of this address as 127.0.0.1.'],
  ['https:\\\\hooks.example.com/', expect.any(String)],
  ['https://hooks.example.com/ok\r\nX: 1', expect.stringContaining('line breaks')],
  ['https://hooks.example.com/\u202eko', expect.stringContaining('invisible')],
  ['mailto:ann\u001b@example.com', expect.stringContaining('invisible')],
  ['ftp://example.com', expect.any(String)],
  ['', expect.any(String)],
])('the address %j', (address, problem) => expect(addressProblem(address, false)).toEqual(problem));
