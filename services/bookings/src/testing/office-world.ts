import { type GraphqlAnswer } from '@larkfare/service-kit';
import { type BookingsOptions } from '../index.ts';
import { bookingsWorld } from './bookings-world.ts';
import { type AdministratorName, fakeContent } from './fake-content.ts';
import { given } from './given.ts';

export type OfficeWorld = Awaited<ReturnType<typeof officeWorld>>;

/** A running service that two administrators are signed in to, with builders for what customers sent. */
export async function officeWorld(options: Partial<BookingsOptions> = {}) {
  const content = fakeContent();
  const world = await bookingsWorld({ content: content.execute, ...options });

  return {
    ...world,
    given: given(world.rows),
    /** Asks as an administrator. */
    askAs: (
      name: AdministratorName,
      query: string,
      variables: Record<string, unknown> = {},
    ): Promise<GraphqlAnswer> => world.ask(query, variables, content.headersOf(name)),
    /** What the only root field of an administrator's question answered; a fault fails the test. */
    answer: async <Answer>(
      query: string,
      variables: Record<string, unknown> = {},
      name: AdministratorName = 'ada',
    ): Promise<Answer> => {
      const { data, errors } = await world.ask(query, variables, content.headersOf(name));
      if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
      return Object.values(data ?? {})[0] as Answer;
    },
    clear: () =>
      world.rows(
        'TRUNCATE bookings.bookings, bookings.idempotency_keys, bookings.quotes, bookings.contact_messages, bookings.hourly_counts',
      ),
  };
}
