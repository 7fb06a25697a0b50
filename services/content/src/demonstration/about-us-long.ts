import { type SiteValues } from '../site-information/site-values.input.ts';

export const aboutUsLong = [
  {
    subheading: null,
    text: 'Larkfare helps people in the UK find the right flight and books it with them over the phone. It is a website for looking, and a person for booking.\n\nWe think that is how it should be. Comparing prices is a job for a computer. Working out whether fifty minutes is enough to change planes with two children and a pushchair is not.',
  },
  {
    subheading: 'How booking with us works',
    text: 'You search for your route and dates and see what each airline charges that month. When something looks right, you send us a request. It costs nothing and commits you to nothing.\n\nOne of us then calls you. We check the seats and the fare while you are on the line, tell you about any better connection or cheaper day we can see, and read everything back to you before the booking is made.',
  },
  {
    subheading: 'No payment on this site',
    text: 'We do not take card numbers on a web page. You pay once you have spoken to us and know exactly what you are paying for: which flights, which bags, and what happens if your plans change. If you would like to spread the cost, you can pay later in up to 6 installments.',
  },
  {
    subheading: 'Where we can take you',
    text: 'We book flights from airports all over the UK, from Heathrow to Inverness, on scheduled airlines to six continents. Weekends in Lisbon, a wedding in Lagos, a long-promised month with family in Lahore or Melbourne: if an airline flies there, we can usually find a good way to go.',
  },
  {
    subheading: 'There when you travel',
    text: 'Most trips go to plan. For the ones that do not, you have a number to ring at any hour and somebody at the other end who can see your booking. A cancelled connection at midnight is easier with help.',
  },
  {
    subheading: 'Plain prices',
    text: 'The price we show is per person, with taxes and the airline’s charges in it. When a fare is reduced, we show what it was. When we cannot match a lower price that you have found for the same flight on the same day, we say so, and you should take it.',
  },
] satisfies SiteValues['aboutUsLong'];
