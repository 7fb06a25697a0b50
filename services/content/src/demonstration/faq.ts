import { type SiteValues } from '../site-information/site-values.input.ts';

export const faq = [
  {
    question: 'How do I book a flight?',
    answer:
      'Search for your route and dates, choose a flight and press Book Now. Tell us who is travelling and how to reach you, and send the request. One of us then gets in touch, checks that the seats are still there, goes through the details with you and makes the booking.',
  },
  {
    question: 'Do I pay anything on this website?',
    answer:
      'No. There is nowhere on this site to enter a card number, and we will never e-mail you asking for one. You pay only after you have spoken to us, heard the full price and agreed to it.',
  },
  {
    question: 'How soon will you call me back?',
    answer:
      'Usually within a few hours, and by the end of the next working day at the latest. If you are in a hurry, ring us: the number is at the top of every page. When you send a request you can also ask us to answer by WhatsApp or e-mail instead.',
  },
  {
    question: 'Is the price I see the price I pay?',
    answer:
      'Prices are per person, in pounds, and were right when the page was loaded. Airlines change their fares through the day, so we check again before booking. If the price has moved we tell you first, and you are free to say no.',
  },
  {
    question: 'How does pay later work?',
    answer:
      'We hold your booking with a first payment and you settle the rest in up to 6 installments. The dates and amounts are agreed with you in writing before you commit. It is offered on most bookings made well ahead of departure; the Pay Later page has the details.',
  },
  {
    question: 'What luggage can I take?',
    answer:
      'That depends on the airline and the fare. Each airline’s page here sums up its usual allowance. Before we book we tell you exactly what your fare includes and what a bag would cost, because adding one later at the airport nearly always costs more.',
  },
  {
    question: 'Who counts as a child or an infant?',
    answer:
      'Children are under 12 and infants are under 2 on the day of each flight. An infant normally sits on an adult’s lap; a child has a seat of their own. If a birthday falls during your trip, tell us and we will book each flight the right way.',
  },
  {
    question: 'Can I change or cancel my booking?',
    answer:
      'It depends on the rules of your fare. Some tickets can be changed for a fee and the difference in price, some can be refunded, and the cheapest often can be neither. We tell you the rules before you pay. If your plans change, ring us as soon as you can: options shrink as the date comes closer.',
  },
  {
    question: 'I made a mistake in my request. What should I do?',
    answer:
      'Nothing is booked until we have spoken, so there is no harm done. Ring us, or put it right when we call. Do check that every name matches its passport: after the ticket is issued, airlines often charge for a correction.',
  },
  {
    question: 'What happens if the airline changes or cancels my flight?',
    answer:
      'We let you know as soon as the airline tells us and go through your choices with you, which may include another flight or a refund. On flights from the UK, and many flights to it, you may also be owed care or compensation by the airline, and we can tell you how to claim it.',
  },
] satisfies SiteValues['faq'];
