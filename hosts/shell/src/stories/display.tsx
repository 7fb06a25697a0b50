import type { ReactNode } from 'react';
import {
  AirlineLogo,
  Button,
  Card,
  FromPrice,
  Grid,
  Icon,
  LinkBar,
  LoadingSkeleton,
  Note,
  Notice,
  OfferPrice,
  Picture,
  PageWidth,
  Pill,
  Price,
  ProblemPanel,
  Prose,
  QueryView,
  Row,
  SavingBadge,
  Skeleton,
  Stack,
  Table,
  Text,
  TextPage,
  VisuallyHidden,
  type QueryState,
} from '@larkfare/ui-kit';
import Heart from '@lucide/icons/icons/heart';
import MapPin from '@lucide/icons/icons/map-pin';
import Plane from '@lucide/icons/icons/plane';
import styles from './stories.module.css';

const cities = ['Accra', 'Bangkok', 'Delhi', 'Dubai', 'Lagos', 'Lisbon', 'Nairobi', 'Singapore'];
const refetch = () => Promise.resolve(true);
const query: Record<QueryState<string[]>['status'], QueryState<string[]>> = {
  loading: { status: 'loading', isLoading: true, refetch },
  problem: {
    status: 'problem',
    isLoading: false,
    refetch,
    problem: 'Failed to load deals',
    error: undefined,
  },
  ready: { status: 'ready', isLoading: false, refetch, data: cities.slice(0, 3) },
};

/** Components that show something. */
export const display = {
  AirlineLogo: (
    <Row gap={4}>
      <AirlineLogo airline={{ name: 'British Airways' }} /> British Airways
      <AirlineLogo airline={{ name: 'Qatar Airways' }} size="small" /> Qatar Airways
    </Row>
  ),
  Card: (
    <Card as="article" gap={2}>
      <h3>Manchester to Orlando</h3>
      <Note>from £412.50, Jan</Note>
    </Card>
  ),
  FromPrice: (
    <Note>
      <FromPrice
        price={{
          pricePence: 1899,
          departureDate: '2027-01-01',
          departureAirport: { id: 'brs', name: 'Bristol Airport' },
        }}
      />
    </Note>
  ),
  Grid: (
    <Grid columns={2}>
      <span>From London</span>
      <span>to Lagos</span>
    </Grid>
  ),
  Icon: (
    <Row gap={4}>
      <Icon shape={Plane} size={16} /> 16
      <Icon shape={MapPin} /> 20
      <Icon shape={Heart} size={32} /> 32
    </Row>
  ),
  LinkBar: (
    <>
      {(['tabs', 'pills'] as const).map((look) => (
        <LinkBar key={look} label={`Regions as ${look}`} look={look}>
          {['Africa', 'Asia', 'Europe'].map((region, index) => (
            <a key={region} href="#LinkBar" aria-current={index === 1 ? 'page' : undefined}>
              {region}
            </a>
          ))}
        </LinkBar>
      ))}
    </>
  ),
  LoadingSkeleton: (
    <LoadingSkeleton label="Loading flights" gap={3}>
      <Skeleton width="40%" />
      <Skeleton />
    </LoadingSkeleton>
  ),
  Note: <Note>25 of 312 flights</Note>,
  Notice: (['info', 'success', 'warning', 'danger'] as const).map((tone) => (
    <Notice key={tone} tone={tone} title={`A notice in the tone ${tone}`} />
  )),
  OfferPrice: (
    <Row gap={4}>
      <OfferPrice originalPence={54_900} finalPence={48_900} />
      <OfferPrice originalPence={48_900} finalPence={48_900} />
    </Row>
  ),
  PageWidth: <PageWidth>As wide as a page</PageWidth>,
  Picture: (
    <Row gap={4}>
      <div className={styles.frame}>
        <Picture address={null} alt="Dubai" width={160} height={120} />
      </div>
      <div className={styles.frame}>
        <Picture address={null} alt="" width={160} height={120} fallback="No picture yet" />
      </div>
    </Row>
  ),
  Pill: (
    <Row as="ul" role="list">
      <Pill name="Qatar Airways" onRemove={() => undefined} />
    </Row>
  ),
  Price: <Price pence={123_450} />,
  ProblemPanel: (
    <ProblemPanel title="Failed to load deals" onRetry={() => undefined}>
      Ring us on 020 7946 0000 and we will look for you.
    </ProblemPanel>
  ),
  Prose: <Prose text={'Fly to over 200 destinations.\n\nA blank line starts a new paragraph.'} />,
  QueryView: Object.values(query).map((state) => (
    <QueryView key={state.status} state={state} skeleton={<Skeleton />}>
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>
  )),
  Row: (
    <Row justify="between">
      <span>From London</span>
      <span>to Lagos</span>
    </Row>
  ),
  SavingBadge: (
    <Row gap={4}>
      <SavingBadge pence={6000} />
    </Row>
  ),
  Skeleton: (
    <Row gap={4}>
      <Skeleton shape="circle" width={48} height={48} />
      <Skeleton width={160} />
      <Skeleton shape="block" width={160} height={96} />
    </Row>
  ),
  Stack: (
    <Stack gap={2}>
      <span>From London</span>
      <span>to Lagos</span>
    </Stack>
  ),
  Table: (
    <Table caption="Flight times from London" headings={['Destination', 'Hours']}>
      {[
        ['Lagos', 6],
        ['Lisbon', 3],
      ].map(([name, hours]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{hours}</td>
        </tr>
      ))}
    </Table>
  ),
  Text: (
    <Text size={3} weight="bold" tone="link">
      Fly to Lisbon
    </Text>
  ),
  TextPage: (
    <TextPage
      heading="About us"
      lead="We have found flights for the UK since 1998."
      actions={<Button tone="action">Search flights</Button>}
      aside={<ProblemPanel title="Beside the text, on wide screens" />}
    >
      <Prose text={'A page that is there to be read.\n\nIts lines are never too long.'} />
    </TextPage>
  ),
  VisuallyHidden: (
    <p>
      ★★★★☆ <VisuallyHidden>Four of five stars, which only a screen reader says</VisuallyHidden>
    </p>
  ),
} satisfies Record<string, ReactNode>;
