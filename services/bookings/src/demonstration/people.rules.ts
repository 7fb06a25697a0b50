import { type Chance } from './chance.rules.ts';

/** First names of many origins before the surnames of people in novels: nobody is really called so. */
const firstNames =
  'Amara Aisling Alejandro Amina Anya Ayodele Beatriz Bronwen Camille Chidi Darius Dimitra Elif Eoin Esperanza Farah Fiadh Giulia Hamish Hana Ibrahim Ingrid Jasmin João Kamala Katarzyna Kwame Lars Leila Lúcia Magnus Mei Mustafa Nadia Nia Niamh Oluwaseun Olga Priya Rafael Rosalind Rhys Sanjay Shreya Siobhán Søren Tariq Thandiwe Tomasz Vikram Wanjiru Wei Yasmin Yuki Yusuf Zoë'.split(
    ' ',
  );
const surnames =
  'Baskerville Bennet Bovary Cratchit Copperfield Darcy d’Artagnan Eyre Fairfax Fezziwig Fogg Gradgrind Havisham Heathcliff Karenina Knightley Lestrade Linton Magwitch Micawber Moriarty Nickleby Oblomov Panza Passepartout Pickwick Pumblechook Quixote Rochester Samsa Snodgrass Summerson Trotwood Tulliver Twist Valjean Vronsky Wemmick Whimple Willoughby'.split(
    ' ',
  );

/** Numbers that Ofcom keeps for drama: they ring nowhere. */
const phones: readonly ((chance: Chance) => string)[] = [
  (chance) => `07700 900${digits(chance, 3)}`,
  (chance) => `07700 900${digits(chance, 3)}`,
  (chance) => `+44 7700 900${digits(chance, 3)}`,
  (chance) => `020 7946 0${digits(chance, 3)}`,
  (chance) => `0161 496 0${digits(chance, 3)}`,
  (chance) => `0131 496 0${digits(chance, 3)}`,
  (chance) => `029 2018 0${digits(chance, 3)}`,
];

const digits = (chance: Chance, count: number) =>
  String(chance.between(0, 10 ** count - 1)).padStart(count, '0');

export interface Person {
  name: string;
  email: string;
  phone: string;
}

export function somebody(chance: Chance): Person {
  const [first, last] = [chance.pick(firstNames), chance.pick(surnames)];
  return {
    name: `${first} ${last}`,
    email: `${toMailbox(first)}.${toMailbox(last)}@${chance.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: chance.pick(phones)(chance),
  };
}

/** Letters that a mailbox has everywhere. */
const toMailbox = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace('ø', 'o')
    .replace(/[^a-z]/g, '');
