import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { usePage, useToday } from '@larkfare/remote-contract';
import {
  Button,
  buttonClass,
  Card,
  focusHeading,
  formatPounds,
  LoadingSkeleton,
  ProblemPanel,
  QueryView,
  Row,
  Skeleton,
  Stack,
  Text,
  TextPage,
  useQueryState,
} from '@larkfare/ui-kit';
import { Link, useLocation } from 'react-router';
import { failureReason, type FormAnswer, toRefusal } from '../../form/form.rules.ts';
import { useSubmit } from '../../form/use-submit.ts';
import {
  ConfirmPriceAlertDocument,
  PriceAlertDocument,
  type PriceAlertTermsFragment,
  StopPriceAlertDocument,
} from './price-alert.generated.ts';
import { monthText, searchOf, tripText } from './price-alert.rules.ts';

/** /price-alert#token: one price alert. Its token is in the fragment, which browsers send to no server. */
export function Component() {
  const token = useLocation().hash.slice(1);
  const { alert, reload } = usePriceAlert(token);
  usePage({
    title: 'Price alert',
    description: 'Your price alert: switch it on or stop it.',
    canonicalPath: '/price-alert',
    noIndex: true,
  });
  return (
    <TextPage heading="Price alert" lead={alert.data && leadOf(alert.data)}>
      <QueryView
        state={alert}
        skeleton={
          <LoadingSkeleton label="Loading your price alert">
            <Skeleton height="14rem" shape="block" />
          </LoadingSkeleton>
        }
        help="Nothing was changed. Please try again in a moment."
      >
        {(loaded) =>
          loaded ? (
            <Terms alert={loaded} token={token} onChanged={reload} />
          ) : (
            <Stack>
              <p>
                There is no price alert at this link. It was stopped, or it has expired, and we have
                deleted its email address.
              </p>
              <Row>
                <Link className={buttonClass()} to="/tickets">
                  Search flights
                </Link>
              </Row>
            </Stack>
          )
        }
      </QueryView>
    </TextPage>
  );
}

const leadOf = ({ isConfirmed }: PriceAlertTermsFragment) =>
  isConfirmed
    ? 'It is on: we check the price every day.'
    : 'It is not on yet. Switch it on to get our emails.';

type TermsProps = { alert: PriceAlertTermsFragment; token: string; onChanged: () => Promise<void> };

function Terms({ alert, token, onChanged }: TermsProps) {
  const today = useToday();
  const { confirm, stop } = useChanges(token);
  const [failure, setFailure] = useState<FormAnswer>();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (send: () => Promise<FormAnswer>) => {
    setFailure(undefined);
    setIsBusy(true);
    const answer = await send();
    if (answer.kind === 'failed') setFailure(answer);
    else {
      await onChanged();
      // The pressed button is no longer there, and the sentence under the heading is new.
      focusHeading();
    }
    setIsBusy(false);
  };
  return (
    <Card as="section" padding={5} gap={4} aria-labelledby="trip-heading">
      <div>
        <Text as="h2" size={3} id="trip-heading">
          {alert.from} to {alert.to}
        </Text>
        <Text tone="ink-soft">
          {tripText(alert)}, departure in{' '}
          {alert.month === null ? 'any month' : monthText(alert.month)}
        </Text>
      </div>
      <p>
        {alert.lastPricePence === null ? (
          'There was no price'
        ) : (
          <>
            The lowest price was <strong>{formatPounds(alert.lastPricePence)}</strong> per person
          </>
        )}{' '}
        when we last checked. We email you {whenText(alert)}, once a day at most.
      </p>
      {failure && (
        <ProblemPanel title="Nothing was changed.">{failureReason(failure)}</ProblemPanel>
      )}
      <Row>
        {!alert.isConfirmed && (
          <Button tone="action" disabled={isBusy} onClick={() => void change(confirm)}>
            Switch on this price alert
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void change(stop)}>
          Stop and delete it
        </Button>
        <Link to={searchOf(alert, today)}>See these flights</Link>
      </Row>
    </Card>
  );
}

const whenText = ({ belowPence }: PriceAlertTermsFragment) =>
  belowPence === null ? 'at any drop' : `when it drops below ${formatPounds(belowPence)}`;

const done: FormAnswer = { kind: 'sent', reference: '' };

function useChanges(token: string) {
  const confirm = useSubmit(ConfirmPriceAlertDocument, ({ confirmPriceAlert: result }) =>
    result.__typename === 'PriceAlertConfirmed' ? done : toRefusal(result),
  );
  // An alert that was stopped elsewhere is stopped.
  const stop = useSubmit(StopPriceAlertDocument, () => done);
  return { confirm: () => confirm({ token }), stop: () => stop({ token }) };
}

/** The token goes by POST, so that no log or cache has it, and only the visitor's browser queries. */
function usePriceAlert(token: string) {
  const query = useQuery(PriceAlertDocument, {
    variables: { token },
    ssr: false,
    fetchPolicy: 'network-only',
    context: { fetchOptions: { cache: 'no-store' } },
  });
  const alert = useQueryState(query, {
    select: ({ priceAlert }) => priceAlert,
    failure: 'Your price alert could not be loaded.',
  });
  return { alert, reload: async () => void (await query.refetch()) };
}
