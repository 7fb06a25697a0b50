import { addDays } from '@larkfare/london-dates';
import { airlineId } from '../testing/fake-catalogue.ts';
import { officeEmail, today } from '../testing/test-bookings.ts';
import { startEnquiries } from '../testing/test-enquiries.ts';

const server = await startEnquiries();

describe('an enquiry', () => {
  it('is stored as a contact message that waits for an answer', async () => {
    const response = await server.contact({ input: { message: 'Line one\r\nLine two ' } });

    expect(response).toMatchObject({
      __typename: 'ContactMessageSent',
      contactMessage: {
        reference: expect.stringMatching(/^LM-/),
        phone: '',
        message: 'Line one\nLine two',
        status: 'pending',
      },
    });
    expect(await server.count('contact_messages')).toBe(1);
  });

  it('is stored as a quote request with the airline’s short name', async () => {
    const response = await server.quote({
      input: { preferredAirlineId: airlineId },
    });

    expect(response).toMatchObject({
      __typename: 'QuoteRequested',
      quote: {
        reference: expect.stringMatching(/^LQ-/),
        tripType: 'roundTrip',
        to: 'Dubai (any airport)',
        preferredAirline: { id: airlineId, shortName: 'Skylark' },
        returnDate: addDays(today, 44),
        adults: 1,
        children: 0,
        status: 'pending',
      },
    });
  });

  it('for a one-way trip has no return date, for any airline no airline', async () => {
    const response = await server.quote({ input: { tripType: 'oneWay', preferredAirlineId: '' } });

    expect(response.quote).toMatchObject({ returnDate: null, preferredAirline: null });
  });

  it('is stored without the airline’s name while the catalogue is unavailable', async () => {
    server.catalogue.isUnavailable = true;

    const response = await server.quote({ input: { preferredAirlineId: airlineId } });

    expect(response.quote).toMatchObject({ preferredAirline: { id: airlineId, shortName: null } });
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a second header in the name', { name: 'Ann\r\nBcc: all@example.com' }, 'name'],
    ['two email addresses', { email: 'a@example.com,b@example.com' }, 'email'],
    [
      'a second header in the email address',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
    ],
    ['a NUL in the phone number', { phone: '020\0' }, 'phone'],
    ['no message', { message: ' \n ' }, 'message'],
    ['a NUL in the message', { message: 'Hi\0' }, 'message'],
    ['HTML in the message', { message: '<a href="https://spam.example">win</a>' }, 'message'],
    ['a huge message', { message: 'x'.repeat(100_000) }, 'message'],
  ])('with %s is refused as a contact message', async (_, input, field) => {
    const response = await server.contact({ input });

    expect(response.fields).toEqual([{ field, message: expect.stringMatching(/^[A-Z]/) }]);
    expect(await server.count('contact_messages')).toBe(0);
  });

  it.each([
    ['no name', { customerName: '' }, 'customerName', 'Enter your name'],
    ['no place to fly from', { from: '' }, 'from', 'Enter where you are flying from'],
    [
      'a NUL in a place',
      { to: 'Dub\0ai' },
      'to',
      'Enter where you are flying to in one line of ordinary characters',
    ],
    [
      'a departure today',
      { departureDate: today },
      'departureDate',
      'Departure must be tomorrow or later',
    ],
    [
      'no return date for a round trip',
      { returnDate: null },
      'returnDate',
      'Return date must be after departure',
    ],
    [
      'a return before the departure',
      { returnDate: addDays(today, 3) },
      'returnDate',
      'Return date must be after departure',
    ],
    [
      'an unknown airline',
      { preferredAirlineId: '0192f000-0000-7000-8000-999999999999' },
      'preferredAirlineId',
      'Choose an airline from the list, or any airline',
    ],
    [
      'an airline id with SQL',
      { preferredAirlineId: "' OR 1=1" },
      'preferredAirlineId',
      'Choose an airline from the list, or any airline',
    ],
    [
      'more infants than adults',
      { adults: 2, infants: 5 },
      'infants',
      'Only one infant can travel with each adult',
    ],
    ['no adult', { adults: 0 }, 'adults', 'At least one adult must travel'],
    ['fewer than no infants', { infants: -1 }, 'adults', 'The number of infants must be 0 or more'],
    ['a crowd', { adults: 51 }, 'adults', 'For more than 50 travellers please ring us'],
  ])('with %s is refused as a quote request', async (_, input, field, message) => {
    const response = await server.quote({ input });

    expect(response.fields).toEqual([{ field, message }]);
    expect(await server.count('quotes')).toBe(0);
  });

  it('sent five times at once is stored once', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => server.quote()));

    expect(new Set(responses.map((response) => response.quote?.id)).size).toBe(1);
    expect(await server.count('quotes')).toBe(1);
    expect(await server.sentMails()).toHaveLength(2);
  });

  it('is acknowledged without a word that was typed, and mailed to the office whole', async () => {
    const { quote: kept } = await server.quote({
      input: { to: 'SPAMVILLE', extraDetails: 'Buy pills' },
    });
    const reference = kept?.reference ?? 'none';

    const mails = (await server.sentMails()).filter(({ subject }) => subject?.includes(reference));

    const customer = mails.find(({ to }) => to?.[0]?.address === 'ann@example.com');
    const office = mails.find(({ to }) => to?.[0]?.address === officeEmail);
    expect(customer?.text).toContain('What happens next');
    expect(customer?.text).toContain('Travellers: 1 adult');
    expect(customer?.text).not.toMatch(/SPAMVILLE|pills|O’Brien|London/);
    expect(office?.replyTo?.[0]?.address).toBe('ann@example.com');
    expect(office?.text).toContain('SPAMVILLE');
    expect(office?.text).toContain('Buy pills');
    expect(office?.text).toContain(`https://larkfare.example/admin/quotes?search=${reference}\n`);
  });
});
