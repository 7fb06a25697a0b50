import { type SiteValues } from '../site-information/site-values.input.ts';

const point = (heading: string | null, text: string) => ({ heading, text });

export const terms = [
  {
    heading: 'Draft: to be checked before this site goes live',
    text: 'These terms are a starting point written for demonstration. The owner of the site must check them with somebody qualified, in particular:',
    bullets: [
      point(
        'The business',
        'Add the legal name, company number, registered office and any VAT number.',
      ),
      point(
        'Protection',
        'Replace the example travel-protection scheme by the real one, or remove the claim. Selling flights can require an ATOL from the Civil Aviation Authority or acting as agent of an ATOL holder.',
      ),
      point(
        'Pay later',
        'Find out whether the installments offered need authorisation by the Financial Conduct Authority or fall under an exemption.',
      ),
      point(null, 'Then delete this section.'),
    ],
  },
  {
    heading: 'About these terms',
    text: 'These terms apply when you use this site or ask Larkfare (“we”, “us”) to arrange travel for you. Please read them before you send a request, and ask us about anything that is not clear. Our address, e-mail address and telephone number are on the Contact page. Nothing in these terms takes away rights that the law gives you as a consumer.',
    bullets: [],
  },
  {
    heading: 'What we do',
    text: 'We help you find flights and arrange them for you. Unless we tell you otherwise before you pay, we act as agent for the airline or supplier named in your confirmation. Your contract for the flight is with that airline, and its conditions of carriage apply beside these terms. We give you a copy of them, or tell you where to read them, on request.',
    bullets: [],
  },
  {
    heading: 'Requests and bookings',
    text: 'Sending a booking request, a quote request or a message is free and does not commit you or us.',
    bullets: [
      point(
        'Request',
        'You tell us what you would like. We acknowledge it by e-mail with a reference. It is not yet a booking, and no seats are held.',
      ),
      point(
        'Offer',
        'We contact you, check availability and tell you the flights, the total price, what is included and the rules for changes and cancellation.',
      ),
      point(
        'Booking',
        'A contract is made when you have accepted the offer, paid what is then due, and received our confirmation.',
      ),
      point(
        'Check it',
        'Read the confirmation as soon as it arrives and tell us at once if anything is wrong.',
      ),
    ],
  },
  {
    heading: 'Prices',
    text: 'Prices on this site are in pounds sterling and per person, for the month and kind of trip shown, and include the taxes and charges that are known. They are a guide until we confirm them, because airlines change fares and seats sell out. If the price differs from the one you were shown, we tell you before you decide. When a price is shown as reduced, the higher one is the price before the saving. After a booking is confirmed and paid in full, its price does not change, except for taxes that a government imposes after that and that the airline’s conditions allow to be passed on.',
    bullets: [],
  },
  {
    heading: 'Lowest-price guarantee',
    text: 'If you find a lower price on the day you book with us, we match it or tell you that we cannot, in which case you may cancel the request at no cost. This applies where:',
    bullets: [
      point(
        null,
        'it is the same flights, dates, cabin, fare rules and luggage, for the same passengers;',
      ),
      point(
        null,
        'the price is the final one, in pounds, open to the general public in the UK, and can be booked when we check it; and',
      ),
      point(null, 'you tell us before the ticket is issued.'),
    ],
  },
  {
    heading: 'Paying',
    text: 'No payment is taken on this site. We agree with you how to pay after we have spoken. We accept Visa, MasterCard and American Express and charge nothing extra for paying by card. We never ask for card details by e-mail, by chat or through a form on this site: if you receive such a request, do not answer it, and ring us.',
    bullets: [],
  },
  {
    heading: 'Pay later',
    text: 'On many bookings you can pay in up to 6 installments. Before you commit, we send you a schedule with every amount, its date, the total, any charge and what happens if a payment is late. The last installment is due before departure. If a payment is not made after we have reminded you in writing, we may cancel the booking under the rules of its fare. If the arrangement is a regulated credit agreement, we tell you so, name the lender and give you the information and rights that the law requires.',
    bullets: [],
  },
  {
    heading: 'Passengers, names and documents',
    text: 'Each name must match the passport or identity document used for travel. Corrections after ticketing can cost money or need a new ticket. You are responsible for valid passports, visas, transit permits and health documents; look at gov.uk/foreign-travel-advice before you book and again before you travel.',
    bullets: [],
  },
  {
    heading: 'Children and infants',
    text: 'Children are under 12 and infants are under 2 on the date of each flight. Infants normally travel on an adult’s lap, one to each adult. Tell us if a child turns 12, or an infant turns 2, during the journey. Airlines have their own rules for children who travel alone.',
    bullets: [],
  },
  {
    heading: 'Luggage, seats and assistance',
    text: 'What your fare includes is set by the airline and stated in your confirmation. Ask us before you book if you need extra luggage, a particular seat or assistance; assistance for disabled passengers and people with reduced mobility is free of charge and should be requested at least 48 hours before departure.',
    bullets: [],
  },
  {
    heading: 'If you change or cancel',
    text: 'Tell us by telephone or in writing as soon as you can. The rules of your fare decide what is possible and what it costs, and we tell you these rules before you pay. A fee of ours, if there is one, is stated in your confirmation. The 14-day right to cancel that applies to many distance contracts does not apply to passenger transport.',
    bullets: [],
  },
  {
    heading: 'If the airline changes or cancels',
    text: 'We pass on what the airline tells us without delay and help you choose between the alternatives or refund that it offers. On flights covered by UK Regulation (EC) No 261/2004, the airline may owe you care, rerouting, a refund or compensation. For lost luggage, delay and injury, international conventions such as the Montreal Convention may apply. Claims of this kind are made to the airline; we tell you how.',
    bullets: [],
  },
  {
    heading: 'Package holidays',
    text: 'A flight on its own is not a package. If we sell you a flight together with other travel services in a way that makes it a package or a linked travel arrangement under the Package Travel and Linked Travel Arrangements Regulations 2018, we tell you before you book, give you the information that those regulations require, and the rights in them apply to you.',
    bullets: [],
  },
  {
    heading: 'Protection of your money',
    text: 'Where a travel-protection scheme covers a booking, your confirmation names the scheme and its number, says which parts are covered, and comes with the certificate that the scheme requires. Where your confirmation names no scheme, the booking is not covered by one. Ask us before you pay if you are not sure. We recommend travel insurance that includes the failure of an airline.',
    bullets: [],
  },
  {
    heading: 'What we are responsible for',
    text: 'We carry out our services with reasonable care and skill. As agent we are not responsible for what an airline does or fails to do, but we are for our own mistakes. We are not liable for losses that neither of us could foresee when the booking was made, or that events outside our control caused. Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law, including the Consumer Rights Act 2015, does not allow to be limited.',
    bullets: [],
  },
  {
    heading: 'Using this site',
    text: 'You may use this site to look for and request travel for yourself and people you act for. Please do not send requests you do not mean, collect its contents by automatic means, or try to disturb it. We take care that what is shown is right, but timetables, prices and airline information come from others and may be out of date.',
    bullets: [],
  },
  {
    heading: 'Complaints',
    text: 'If something is wrong, tell us, if possible while you travel so that we can help. We acknowledge a complaint within 5 working days and give you a full answer within 28 days. If we cannot agree, we tell you whether an alternative dispute resolution body is open to you. Complaints about an airline can go to its own dispute resolution body or to the Civil Aviation Authority.',
    bullets: [],
  },
  {
    heading: 'Personal information',
    text: 'Our privacy policy says what we collect, why, and what rights you have.',
    bullets: [],
  },
  {
    heading: 'Law',
    text: 'These terms and any contract made under them are governed by the law of England and Wales, and its courts may decide disputes. If you live in Scotland or Northern Ireland, you keep the protection of the mandatory law there and may bring a claim in your own courts.',
    bullets: [],
  },
] satisfies SiteValues['terms'];
