import { type SiteValues } from '../site-information/site-values.input.ts';

export const payLater = {
  heading: 'Book Now - Pay Later',
  text: 'Good fares rarely wait for payday. Book now, and pay later through us: we secure your seats with a first payment and you spread the rest in up to 6 installments before you fly. Ask for it when we call you back, or ring us now.',
  items: [
    {
      subheading: 'How it works',
      text: 'Send your booking request as usual and mention pay later when we call. We confirm the total price with you, take a first payment to hold the booking, and agree the dates of the others. You get the whole schedule by e-mail before you commit to it.\n\nWhen the last installment has arrived we issue your tickets, or sooner if the airline needs them issued sooner; we tell you which it is before you book.',
    },
    {
      subheading: 'Up to 6 installments',
      text: 'You choose how many, from two up to 6. How far apart they are depends on how long there is until you travel: the last one is due before departure. The earlier you book, the smaller each payment can be.',
    },
    {
      subheading: 'What it costs',
      text: 'The schedule we send you shows every payment and the total. If your plan carries a charge or a deposit that you would not get back, it is written there in pounds, not as a percentage in small print. If you would rather pay all at once, that is fine too.',
    },
    {
      subheading: 'When it is not available',
      text: 'Some fares have to be paid in full within hours, most often last-minute seats and the lowest promotional prices. We also cannot offer it when the departure date is too close for two payments. We say so on the phone before you decide.',
    },
    {
      subheading: 'If you miss a payment',
      text: 'Talk to us first: moving a date by a few days is usually possible if you ask before it is due. If a payment stays missing we may have to cancel the booking under the rules of its fare. We always write to you before that happens.',
    },
  ],
} satisfies SiteValues['booking'];
