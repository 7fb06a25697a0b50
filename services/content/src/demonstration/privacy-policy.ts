import { type SiteValues } from '../site-information/site-values.input.ts';

const point = (heading: string | null, text: string) => ({ heading, text });

export const privacyPolicy = [
  {
    heading: 'Draft: to be checked before this site goes live',
    text: 'This policy is a starting point written for demonstration. The owner of the site must check every statement in it against what the business really does, add the company’s legal name, number and registered office, and have it reviewed by somebody qualified. Then delete this section.',
    bullets: [],
  },
  {
    heading: 'Who we are',
    text: 'Larkfare (“we”, “us”) is a flight agent in the United Kingdom. For the personal information described here we are the controller under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018. Our postal address, e-mail address and telephone number are on the Contact page. Write to us there about anything in this policy.',
    bullets: [],
  },
  {
    heading: 'What we collect',
    text: 'We keep what you give us and as little else as we can.',
    bullets: [
      point(
        'Booking requests',
        'Your name, e-mail address, telephone number, how you would like to be contacted, the flight, the travel dates, how many adults, children and infants are travelling, and anything you add in the extra details.',
      ),
      point(
        'Quote requests',
        'Your name, e-mail address, telephone number if you give it, the journey you have in mind, who is travelling, and anything you add.',
      ),
      point(
        'Messages',
        'Your name, e-mail address, telephone number if you give it, and what you write.',
      ),
      point(
        'Bookings we make for you',
        'The names, dates of birth, passport details and contact details that the airline asks for, what you paid and when, and our correspondence. You give us these on the phone or by e-mail, not on this site.',
      ),
      point(
        'Technical records',
        'The address of your internet connection, the time, the page and the kind of browser, kept for a short time to keep the site working and to stop abuse.',
      ),
    ],
  },
  {
    heading: 'What we use it for, and our legal bases',
    text: 'The law asks us to have a reason for each use of your information. These are ours.',
    bullets: [
      point(
        'To answer a request and make a booking',
        'It is needed to take steps you asked for before a contract and to carry out the contract (Article 6(1)(b) UK GDPR).',
      ),
      point(
        'To answer a message',
        'We have a legitimate interest in answering people who write to us (Article 6(1)(f)).',
      ),
      point(
        'To keep accounts and meet duties as a travel business',
        'The law requires it (Article 6(1)(c)).',
      ),
      point(
        'To keep the site secure and prevent fraud',
        'We have a legitimate interest in protecting our customers and ourselves (Article 6(1)(f)).',
      ),
      point(
        'To offer live chat, where it is switched on',
        'Only with your consent, which you can withdraw at any time from the foot of any page (Article 6(1)(a)).',
      ),
    ],
  },
  {
    heading: 'Health and other sensitive details',
    text: 'Please do not put medical details into a form. If you need assistance at the airport or a special meal, tell us on the phone. We pass on only what the airline needs, and we ask for your explicit consent first (Article 9(2)(a) UK GDPR).',
    bullets: [],
  },
  {
    heading: 'Information about other people',
    text: 'When you ask us to book for others, you give us their information. Please make sure they know, and show them this policy. We accept booking requests from adults only; information about children is used only to book their travel.',
    bullets: [],
  },
  {
    heading: 'Who we share it with',
    text: 'We do not sell personal information, and we do not share it for anybody else’s advertising. We share what is needed with:',
    bullets: [
      point(
        'Airlines and the suppliers we book through',
        'They need passenger details to issue tickets and carry you. They are controllers in their own right and have their own policies.',
      ),
      point('Payment and pay later providers', 'They process payments you agree to with us.'),
      point(
        'Companies that run our computers, telephones and e-mail',
        'They act on our instructions under contract.',
      ),
      point(
        'A travel-protection scheme, where one covers your booking',
        'So that you can claim from it if it is ever needed.',
      ),
      point(
        'Authorities',
        'Airlines must give passenger information to border and security authorities. We give information to the police, courts or regulators when the law requires it.',
      ),
    ],
  },
  {
    heading: 'Information sent abroad',
    text: 'Booking a flight to another country usually means sending details to that country, because the airline or the border authority there needs them; this is necessary for the contract you asked for (Article 49(1)(b) UK GDPR). When companies that work for us handle information outside the UK, we rely on UK adequacy regulations or on the Information Commissioner’s International Data Transfer Agreement or Addendum.',
    bullets: [],
  },
  {
    heading: 'How long we keep it',
    text: 'We delete or anonymise information when its purpose has ended.',
    bullets: [
      point(
        'Messages, quotes and requests that led to no booking',
        '12 months after our last contact with you.',
      ),
      point(
        'Bookings',
        '6 years after the end of the financial year in which you travelled, for accounts and possible claims.',
      ),
      point('Passport details', 'Until the journey has ended, unless the law requires longer.'),
      point('Technical records', '30 days, or longer where they are needed to look into abuse.'),
    ],
  },
  {
    heading: 'Cookies and similar storage',
    text: 'We use no advertising or tracking cookies, and nothing from another company loads in your browser until you ask for it.',
    bullets: [
      point(
        'Needed for the site',
        'Your browser’s own storage remembers small things such as whether the search window has already opened and the choice you made about live chat. These do not need consent.',
      ),
      point(
        'Live chat',
        'Where it is switched on, it loads only after you agree, and its provider may then set cookies of its own. We remember your answer for 6 months. Refusing is as easy as agreeing, and you can change your mind from the foot of any page.',
      ),
      point(
        'Map',
        'The map on the Contact page loads only when you press its button. Its provider then sees your internet address.',
      ),
    ],
  },
  {
    heading: 'How we protect it',
    text: 'Connections to this site are encrypted. Only people who need your information for their work can see it, and they sign in to do so. We take no card payments on this site and keep no card numbers. If something goes wrong that puts you at risk, we tell you and the Information Commissioner as the law requires.',
    bullets: [],
  },
  {
    heading: 'Your rights',
    text: 'You can use these rights at any time and at no cost. Contact us; we answer within one month.',
    bullets: [
      point('Access', 'Ask what we hold about you and receive a copy.'),
      point('Correction', 'Ask us to put right what is wrong or incomplete.'),
      point(
        'Deletion',
        'Ask us to delete your information where we no longer have a good reason to keep it.',
      ),
      point('Restriction', 'Ask us to pause our use of it while a question is settled.'),
      point('Objection', 'Object to a use that rests on our legitimate interests.'),
      point(
        'A copy to take elsewhere',
        'Ask for what you gave us in a form that another company can read.',
      ),
      point(
        'Withdrawing consent',
        'Withdraw it whenever you like; what was done before stays lawful.',
      ),
    ],
  },
  {
    heading: 'Decisions by computer',
    text: 'No decision that has a legal or similarly important effect on you is made by a computer alone. A person reads every request.',
    bullets: [],
  },
  {
    heading: 'Complaints',
    text: 'If you are unhappy with how we have used your information, please tell us first. We acknowledge a data protection complaint within 30 days and tell you the outcome without undue delay. You can also complain to the Information Commissioner’s Office (ICO) at ico.org.uk or on 0303 123 1113.',
    bullets: [],
  },
  {
    heading: 'Changes to this policy',
    text: 'When we change this policy we publish the new one here. If a change matters to people whose information we already hold, we tell them before it takes effect.',
    bullets: [],
  },
] satisfies SiteValues['privacyPolicy'];
