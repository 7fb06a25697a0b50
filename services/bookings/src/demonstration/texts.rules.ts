/** What people add to a booking. */
export const wishes: readonly string[] = [
  'Window seats, please.',
  'We would like to sit together.',
  'One of us uses a wheelchair and needs help at both airports.',
  'Vegetarian meals for everybody, please.',
  'Is it possible to take a pushchair to the gate?',
  'We are celebrating our anniversary.',
  'Please ring after six, I work during the day.',
  'Two large cases and a set of golf clubs.',
  'A cello travels with us. Can it have a seat?',
  'My mother travels alone and speaks little English.',
  'Gluten-free meal for one adult.',
  'Please add a case for each of us.',
  'Aisle seats if there are any, I am rather tall.',
  'We can leave a day earlier if that is cheaper.',
  'Can we pay in installments?',
];

/** What people add to a quote request. */
export const quoteDetails: readonly string[] = [
  'We are flexible by three days either way.',
  'Direct if possible.',
  'With one checked case each.',
  'It is for a wedding, so the date cannot move.',
  'School holidays only.',
  'Any airline, the cheapest will do.',
  'Two rooms as well, if you do hotels.',
  'An open return would be best.',
  'We have a travel voucher. Can it be used?',
];

/** What people write to the office; `{place}` is somewhere that is flown to. */
export const messages: readonly string[] = [
  'Do you have anything to {place} in the school holidays? We are two adults and two children.',
  'Hello, I booked a flight to {place} with you and have not heard anything yet. Could you ring me?',
  'Can I take my dog to {place}? She is a very small dog.',
  'What does a second case cost on the flight to {place}?',
  'I would like to change the name on a booking, we got married last week.',
  'How does paying in installments work? I would like to book {place} for the spring.',
  'Is the price on your page for one person or for both of us?',
  'We need help with a wheelchair on the way to {place}. Whom do I ask?',
  'Do you also arrange transfers in {place}?',
  'Your telephone was engaged all morning. I would like to talk about a trip to {place}.',
  'Could you send me the confirmation again? I cannot find it in my mailbox.',
  'Are you open at the weekend? I work shifts and can only ring then.',
  'Thank you for the trip to {place}, everything went like clockwork.',
  'The flight to {place} was two hours late. Can I claim anything?',
  'We are a choir of thirty-four and would like to sing in {place} next year. Do you do groups?',
  'My passport runs out three months after I am back from {place}. Is that all right?',
  'Which of your flights to {place} are direct?',
  'I should like to surprise my wife with a week in {place}. Please write, do not ring.',
];

/** What the office notes on a message or quote that it has dealt with. */
export const officeNotes: readonly string[] = [
  'Rang back, all clear.',
  'Answered by e-mail.',
  'Sent two options, the customer is thinking about it.',
  'No answer, left a message.',
  'Passed on to groups.',
];
