import { eventually } from '@larkfare/server-kit/testing';
import { officeEmail } from '../testing/test-bookings.ts';
import { startEnquiries } from '../testing/test-enquiries.ts';

const server = await startEnquiries();

describe('an enquiry', () => {
  describe('from a form', () => {
    it('is stored once its token is old enough', async () => {
      const { token, usableAfterMs } = await server.openForm();
      server.later(usableAfterMs);

      const response = await server.contact({ proof: { token } });

      expect(response.__typename).toBe('ContactMessageSent');
    });

    it('is refused when it is filled in faster than a person can', async () => {
      const { token } = await server.openForm();

      const response = await server.contact({ proof: { token } });

      expect(response.fields).toEqual([
        { field: 'formToken', message: 'That was very quick. Please send it once more' },
      ]);
    });

    it('is refused when the field that people do not see is filled in', async () => {
      const response = await server.contact({ proof: { website: 'https://spam.example' } });

      expect(response.fields?.[0]?.field).toBe('website');
      expect(await server.count('contact_messages')).toBe(0);
    });

    it('is refused when its token has another signature', async () => {
      const response = await server.contact({
        proof: { token: `abc123.AAAAAAAAAAAA.${'A'.repeat(43)}` },
      });

      expect(response.fields?.[0]?.message).toMatch(/^This form has expired/);
    });

    it('is refused the next day', async () => {
      const { token } = await server.openForm();
      server.later(24 * 60 * 60 * 1000 + 1);

      expect((await server.contact({ proof: { token } })).__typename).toBe('InvalidInput');
    });

    it('is sent once with one token, and the same again is the same', async () => {
      const { token, usableAfterMs } = await server.openForm();
      server.later(usableAfterMs);
      const first = await server.contact({ proof: { token } });

      const same = await server.contact({ proof: { token } });
      const other = await server.contact({
        proof: { token },
        input: { message: 'Something else' },
      });

      expect(same).toEqual(first);
      expect(other.fields?.[0]?.message).toMatch(/^This form was already sent/);
    });
  });

  it('sent too often from one address is refused, and others are not', async () => {
    const responses = [];
    for (let index = 0; index < 7; index++)
      responses.push(
        await server.contact({
          from: '198.51.100.7',
          input: { message: `No ${'x'.repeat(index)}` },
        }),
      );
    const other = await server.contact({ from: '198.51.100.8', input: { message: 'Another' } });

    expect(responses.filter(({ __typename }) => __typename === 'ContactMessageSent')).toHaveLength(
      5,
    );
    expect(responses.at(-1)).toMatchObject({
      __typename: 'TooManyRequests',
      retryAfterSeconds: expect.any(Number),
    });
    expect(other.__typename).toBe('ContactMessageSent');
  });

  it('sent too often for one email address is stored but not acknowledged', async () => {
    for (let index = 0; index < 7; index++)
      await server.contact({
        input: { message: `No ${'x'.repeat(index)}` },
        from: `198.51.100.${index}`,
      });

    const acknowledgements = (await server.sentMails()).filter(({ subject }) =>
      subject?.startsWith('We have your message'),
    );
    expect(acknowledgements).toHaveLength(5);
    expect(await server.count('contact_messages')).toBe(7);
  });

  const words = 'cheap loan casino pills crypto prize watch boost rank click'.split(' ');
  /** Robots, twenty at a time, each with another text and address. */
  const flood = async (posts: number, proofs: { token: string }[] = []) => {
    const spam = (index: number) =>
      server.contact({
        from: `10.0.${index >> 8}.${index & 255}`,
        proof: proofs[index],
        input: {
          email: `bot-${index}@example.com`,
          message: [...String(index).padStart(4, '0')]
            .map((digit) => words[Number(digit)])
            .join(' '),
        },
      });
    for (let start = 0; start < posts; start += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => spam(start + index)));
  };

  it('from a real visitor gets through a hundred spam posts with form tokens and 20 notices', async () => {
    const forms = await Promise.all(Array.from({ length: 101 }, server.openForm));
    server.later(forms[0]?.usableAfterMs ?? 0);
    await flood(
      100,
      forms.slice(1).map(({ token }) => ({ token })),
    );

    const real = await server.contact({ proof: { token: forms[0]?.token }, from: '203.0.113.9' });

    expect(real.__typename).toBe('ContactMessageSent');
    const mails = await server.sentMails();
    expect(mails.filter(({ to }) => to?.[0]?.address === officeEmail)).toHaveLength(20);
  });

  it('from a real visitor gets through a thousand spam posts, and the office’s mailbox is not flooded', async () => {
    await flood(1000);

    const { token, usableAfterMs } = await server.openForm();
    server.later(usableAfterMs);
    const input = { email: 'real@example.com', message: 'My flight is tomorrow, please ring me.' };
    const real = await server.contact({ proof: { token }, from: '203.0.113.9', input });

    expect(real.__typename).toBe('ContactMessageSent');
    const mailsTo = async (recipient: RegExp) =>
      (await server.sentMails())
        .filter(({ to }) => recipient.test(to?.[0]?.address ?? ''))
        .map(({ subject }) => subject);
    const office = /^office@/;
    // Ten of the flood, and the visitor's at once.
    expect(await mailsTo(office)).toHaveLength(11);
    expect(await mailsTo(office)).toContain(`Contact message ${real.contactMessage?.reference}`);
    expect(await mailsTo(/^real@/)).toHaveLength(1);
    expect(await mailsTo(/^bot-/)).toHaveLength(30);

    await server.rows(
      `UPDATE bookings_jobs._private_jobs SET run_at = now() WHERE key LIKE 'digest:%'`,
    );
    await eventually(async () => (await mailsTo(office)).length === 12);
    expect(await mailsTo(office)).toContain('990 more enquiries not sent through our forms');
    await eventually(async () => (await server.count('held_notices')) === 0);
  });

  it('is counted in the hour of the service’s clock, which is left behind at the full hour', async () => {
    const prize = (number: number) =>
      server.contact({ input: { message: `Win the big prize of this week, ${number}` } });
    server.atTheEndOfTheHour();
    for (let sent = 0; sent < 5; sent++) await prize(sent);

    expect(await prize(5)).toMatchObject({ __typename: 'TooManyRequests', retryAfterSeconds: 1 });
    server.later(1000);
    expect((await prize(6)).__typename).toBe('ContactMessageSent');
  });

  it('with one text from changing addresses is refused after the fifth', async () => {
    const responses = [];
    for (let index = 0; index < 8; index++)
      responses.push(
        await server.contact({
          from: `10.1.0.${index}`,
          input: {
            email: `bot-${index}@example.com`,
            message: `Message ${index}: win the big prize now!`,
          },
        }),
      );

    expect(responses.map(({ __typename }) => __typename)).toEqual([
      ...Array(5).fill('ContactMessageSent'),
      ...Array(3).fill('TooManyRequests'),
    ]);
  });
});
