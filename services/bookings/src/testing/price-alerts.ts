import { addMonths } from '@larkfare/london-dates';
import { eventually } from '@larkfare/server-kit/testing';
import { arrivalAirportId } from './fake-catalogue.ts';
import { type TestBookings, today } from './test-bookings.ts';

/** The first day of the next month, whose price a test sets. */
export const nextMonth = `${addMonths(today, 1).slice(0, 7)}-01`;

export const setPrices = (
  { catalogue }: TestBookings,
  lowestPriceTo: (place?: string) => number | null,
) => {
  const [year = 0, month = 0] = nextMonth.split('-').map(Number);
  catalogue.lowestPricesTo = (to) => [{ year, month, lowestPricePence: lowestPriceTo(to) }];
};

export const setPrice = (server: TestBookings, lowestPricePence: number | null) =>
  setPrices(server, () => lowestPricePence);

export const alertInput = (differs: Record<string, unknown> = {}) => ({
  email: 'ann@example.com',
  tripType: 'roundTrip',
  from: 'London',
  to: 'Typed by the visitor',
  toId: arrivalAirportId,
  ...differs,
});

export const alertMutation = /* GraphQL */ `
  mutation ($input: PriceAlertInput!, $proof: FormProofInput) {
    answer: requestPriceAlert(input: $input, proof: $proof) {
      __typename
      ... on PriceAlertRequested {
        priceAlert {
          from
          to
          isConfirmed
          lastPricePence
        }
      }
      ... on InvalidInput {
        fields {
          field
          message
        }
      }
    }
  }
`;

/** Runs the daily check and waits for it and for its mails. */
export async function checkPrices({ rows }: TestBookings) {
  await rows(`SELECT bookings_jobs.add_job('check-price-alerts')`);
  await priceJobsAreDone({ rows });
}

export const priceJobsAreDone = ({ rows }: Pick<TestBookings, 'rows'>) =>
  eventually(async () => {
    const jobs = await rows(`SELECT FROM bookings_jobs.jobs WHERE task_identifier LIKE '%price%'`);
    return jobs.length === 0;
  });
