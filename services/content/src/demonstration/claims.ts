import { type SiteValues } from '../site-information/site-values.input.ts';

/** What the home page promises; the scheme is made up so that nobody takes it for a real one. */
export const claimsAndScheme = {
  protectionScheme: { name: 'the Example Travel Protection Scheme', number: 'EXAMPLE 0000' },
  claims: [
    {
      kind: 'protection',
      heading: 'Your booking is protected',
      text: 'Bookings are covered by {scheme}, under our number {number}. Your confirmation says what that means for your trip.',
    },
    {
      kind: 'payLater',
      heading: 'Book now, pay later',
      text: 'Pay later in up to 6 installments. We agree the dates and amounts with you before you commit to anything.',
    },
    {
      kind: 'support',
      heading: '24/7 support',
      text: 'Ring us at any hour of any day: before you book, on your way to the airport, or from the other side of the world.',
    },
    {
      kind: 'lowestPrice',
      heading: 'Lowest-price guarantee',
      text: 'Seen the same flight for less on the day you book? Tell us where, and we will match it.',
    },
  ],
} satisfies Partial<SiteValues>;
