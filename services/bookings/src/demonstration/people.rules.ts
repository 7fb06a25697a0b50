import { type Seed } from './seed-columns.rules.ts';

export interface Person {
  name: string;
  email: string;
  phone: string;
}

export function somebody({ random, texts }: Seed): Person {
  const [first, last] = [random.pick(texts.firstNames), random.pick(texts.surnames)];
  return {
    name: `${first} ${last}`,
    email: `${toMailbox(first)}.${toMailbox(last)}@${random.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: `${random.pick(texts.phonePrefixes)}${String(random.between(0, 999)).padStart(3, '0')}`,
  };
}

/** Letters that a mailbox has everywhere. */
const toMailbox = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace('ø', 'o')
    .replace(/[^a-z]/g, '');
