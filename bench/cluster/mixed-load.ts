import { setTimeout as wait } from 'node:timers/promises';
import { counted } from '../attacks/attack.ts';
import { anOffer, book, statusOf } from '../attacks/bookings.ts';

/** Each followed by the next, and the last by a booking. */
const reads = ['/api/flight/filter?type=one-way', '/home', '/api/region'];

/**
 * Reads and bookings in turn, each of another customer from another address, until it is stopped: so many a
 * second, however long they take, or by so many clients, each after its last answer.
 */
export async function mixedLoad(url: string, pace: { perSecond: number } | { clients: number }) {
  const offer = await anOffer(url);
  if (!offer) throw new Error('There is nothing to book.');
  const { answers, count } = counted();
  const times: number[] = [];
  let sent = 0;
  let isOver = false;

  const send = async () => {
    const nth = (sent += 1);
    const path = reads[nth % (reads.length + 1)];
    const began = performance.now();
    const address = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;
    const customer = { userEmail: `customer-${nth}@example.org`, key: `load-${nth}`, address };
    count(
      path
        ? await statusOf(url + path, { headers: { 'x-forwarded-for': address } })
        : await book(url, offer, customer),
    );
    times.push(performance.now() - began);
  };
  const sendAtRate = async (perSecond: number) => {
    const sending = [];
    const began = performance.now();
    while (!isOver) {
      sending.push(send());
      const nextAt = began + (sending.length * 1000) / perSecond;
      await wait(Math.max(0, nextAt - performance.now()));
    }
    await Promise.all(sending);
  };
  const sendInTurn = async () => {
    while (!isOver) await send();
  };
  const running =
    'perSecond' in pace
      ? sendAtRate(pace.perSecond)
      : Promise.all(Array.from({ length: pace.clients }, sendInTurn));
  return {
    /** @returns the time of each answer in milliseconds, in order, and how often each status was returned */
    async end() {
      isOver = true;
      await running;
      return { times: times.sort((a, b) => a - b), answers };
    },
  };
}
