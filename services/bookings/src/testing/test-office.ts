import { type GraphqlAnswer } from '@larkfare/server-kit/executor';
import { type BookingsOptions } from '../index.ts';
import { startBookings } from './test-bookings.ts';
import { type AdministratorName, fakeContent } from './fake-content.ts';
import { fixtures } from './fixtures.ts';

export type TestOffice = Awaited<ReturnType<typeof startOffice>>;

/** A running service that two administrators are signed in to, with builders for what customers sent. */
export async function startOffice(options: Partial<BookingsOptions> = {}) {
  const content = fakeContent();
  const server = await startBookings({ content: content.execute, ...options });

  return {
    ...server,
    content,
    fixtures: fixtures(server.rows),
    /** Queries as an administrator. */
    queryAs: (
      name: AdministratorName,
      query: string,
      variables: Record<string, unknown> = {},
    ): Promise<GraphqlAnswer> => server.query(query, variables, content.headersOf(name)),
    /** The value of an administrator's only root field; a fault fails the test. */
    answer: async <Answer>(
      query: string,
      variables: Record<string, unknown> = {},
      name: AdministratorName = 'ada',
    ): Promise<Answer> => {
      const { data, errors } = await server.query(query, variables, content.headersOf(name));
      if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
      return Object.values(data ?? {})[0] as Answer;
    },
    clear: () =>
      server.rows(
        'TRUNCATE bookings.bookings, bookings.idempotency_keys, bookings.quotes, bookings.contact_messages, bookings.hourly_counts',
      ),
  };
}
