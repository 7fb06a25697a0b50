import { fold } from '@larkfare/text-rules';
import { toPhone } from '../customer/phone.rules.ts';
import { type Seed } from './seed-columns.rules.ts';

export interface Person {
  name: string;
  email: string;
  phone: string;
}

export function randomPerson({ random, texts }: Seed): Person {
  const [first, last] = [random.pick(texts.firstNames), random.pick(texts.surnames)];
  return {
    name: `${first} ${last}`,
    email: `${toMailbox(first)}.${toMailbox(last)}@${random.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: toPhone(
      `${random.pick(texts.phonePrefixes)}${String(random.between(0, 999)).padStart(3, '0')}`,
    ),
  };
}

/** Letters that a mailbox has everywhere. */
const toMailbox = (name: string) => fold(name).replace(/[^a-z]/g, '');
