import { isRefusedForGood, toFileName, toMessageId } from './mail.rules.ts';

describe('a mail', () => {
  it('has one Message-ID for all its attempts', () => {
    expect(toMessageId({ kind: 'booking-notice', id: '0192f000' }, 'Office@larkfare.example')).toBe(
      '<booking-notice.0192f000@larkfare.example>',
    );
  });

  it.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, false],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'ECONNECTION' }, false],
    [{}, false],
  ])('after %j is refused for good: %s', (error, refused) => {
    expect(isRefusedForGood(error)).toBe(refused);
  });

  it('has one file for all its attempts', () => {
    const createdAt = new Date('2026-11-21T13:46:00Z');

    expect(toFileName({ id: '0192f000', kind: 'booking-notice', createdAt })).toBe(
      '2026-11-21T134600-booking-notice-0192f000.eml',
    );
  });
});
