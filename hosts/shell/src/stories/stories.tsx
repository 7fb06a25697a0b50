import {
  AirlineLogo,
  AirlinesField,
  Button,
  buttonClass,
  Card,
  Checkbox,
  Combobox,
  ConfirmDialog,
  Dialog,
  Field,
  FindField,
  Grid,
  Icon,
  LinkBar,
  LoadingSkeleton,
  Note,
  Notice,
  NumberInput,
  OfferPrice,
  PagedList,
  PageWidth,
  Pagination,
  Picture,
  Pill,
  PillList,
  Price,
  ProblemPanel,
  Prose,
  type QueryState,
  QueryView,
  Row,
  SavingBadge,
  Segmented,
  SelectField,
  Skeleton,
  Stack,
  Table,
  Text,
  TextAreaField,
  TextField,
  TextPage,
  useFormState,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import type * as kit from '@larkfare/ui-kit';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import Plane from 'lucide-react/icons/plane';
import { useState, type ComponentType } from 'react';
import styles from './stories.module.css';

/** Every export of the kit that is a component. */
type ComponentName = {
  [Name in keyof typeof kit]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof kit];

const airports = ['Glasgow', 'London Gatwick', 'London Heathrow', 'Manchester'];
const airlines = ['Air Serbia', 'British Airways', 'Qatar Airways'].map((name, index) => ({
  id: String(index),
  name,
}));
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

/** One for each component, so that none is forgotten: the compiler reports which is missing. */
export const stories: Record<ComponentName, ComponentType> = {
  AirlineLogo: () => (
    <Row gap={4}>
      <AirlineLogo airline={{ name: 'British Airways' }} /> British Airways
      <AirlineLogo airline={{ name: 'Qatar Airways' }} size="small" /> Qatar Airways
    </Row>
  ),
  AirlinesField: () => {
    const [ids, setIds] = useState(['1']);
    return (
      <AirlinesField
        label="Airlines"
        ids={ids}
        onIds={setIds}
        source={matching(airlines, ({ name }) => name)}
        ChosenAirline={({ id, onRemove }) => (
          <Pill name={airlines[Number(id)]?.name ?? ''} onRemove={onRemove} />
        )}
      />
    );
  },
  Button: () => (
    <>
      {(['medium', 'large'] as const).map((size) => (
        <div key={size} className={styles.row}>
          {(['action', 'brand', 'quiet', 'danger', 'plain'] as const).map((tone) => (
            <Button key={tone} {...{ tone, size }}>
              {tone}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
        </div>
      ))}
      <a className={buttonClass({ tone: 'brand', wide: true })} href="#Button">
        A link that looks like a wide button
      </a>
    </>
  ),
  Card: () => (
    <Card as="article" gap={2}>
      <h3>Manchester to Orlando</h3>
      <Note>from £412.50, Jan</Note>
    </Card>
  ),
  Checkbox: () => {
    const [isChecked, setIsChecked] = useState(true);
    return (
      <Checkbox checked={isChecked} onChecked={setIsChecked}>
        Direct flights only
      </Checkbox>
    );
  },
  Combobox: () => {
    const [text, setText] = useState('');
    return (
      <Field label="From" hint="Type a letter such as L.">
        {(control) => (
          <Combobox
            {...control}
            noun={['airport', 'airports']}
            icon={<Icon shape={Plane} />}
            text={text}
            onText={setText}
            onPick={(name: string) => setText(name)}
            source={matching(airports, (name) => name)}
            optionKey={(name: string) => name}
          >
            {(name) => name}
          </Combobox>
        )}
      </Field>
    );
  },
  ConfirmDialog: () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Row>
          <Button onClick={() => setOpen(true)}>Delete</Button>
        </Row>
        <ConfirmDialog
          open={open}
          title="Confirm Deletion"
          action="Delete"
          onAnswer={() => setOpen(false)}
        >
          Delete this region?
        </ConfirmDialog>
      </>
    );
  },
  Dialog: () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Row gap={4}>
          <Button tone="brand" onClick={() => setOpen(true)}>
            Open the dialog
          </Button>
        </Row>
        <Dialog open={open} onClose={() => setOpen(false)} title="Search flights" shape="card">
          <Prose text="It keeps the focus in, and gives it back to the button." />
        </Dialog>
      </>
    );
  },
  Field: () => (
    <Field
      label="Passport number"
      note="optional"
      hint="Nine digits, on the page with your picture."
      problem="Passport number must have nine digits"
    >
      {(control) => <input {...control} defaultValue="12345" />}
    </Field>
  ),
  FindField: () => {
    const [text, setText] = useState('');
    return (
      <FindField label="Find a place" placeholder="Place or country" text={text} onText={setText} />
    );
  },
  Grid: () => (
    <Grid columns={2}>
      <span>From London</span>
      <span>to Lagos</span>
    </Grid>
  ),
  Icon: () => (
    <Row gap={4}>
      <Icon shape={Plane} size={16} /> 16
      <Icon shape={MapPin} /> 20
      <Icon shape={Heart} size={32} /> 32
    </Row>
  ),
  LinkBar: () => (
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
  LoadingSkeleton: () => (
    <LoadingSkeleton label="Loading flights" className={styles.lines}>
      <Skeleton width="40%" />
      <Skeleton />
    </LoadingSkeleton>
  ),
  Note: () => <Note>25 of 312 flights</Note>,
  Notice: () =>
    (['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Notice key={tone} tone={tone} title={`A notice in the tone ${tone}`} />
    )),
  OfferPrice: () => (
    <Row gap={4}>
      <OfferPrice originalPence={54_900} finalPence={48_900} />
      <OfferPrice originalPence={48_900} finalPence={48_900} />
    </Row>
  ),
  PagedList: () => {
    const [page, setPage] = useState(1);
    return (
      <PagedList label="Cities" count="8 cities" page={page} totalPages={2} onPage={setPage}>
        <ul>
          {cities.slice(4 * page - 4, 4 * page).map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
      </PagedList>
    );
  },
  PageWidth: () => <PageWidth>As wide as a page</PageWidth>,
  Pagination: () => {
    const [page, setPage] = useState(2);
    return <Pagination page={page} totalPages={7} onPage={setPage} />;
  },
  Picture: () => (
    <Row gap={4}>
      <div className={styles.frame}>
        <Picture address={null} alt="Dubai" width={160} height={120} />
      </div>
      <div className={styles.frame}>
        <Picture address={null} alt="" width={160} height={120} fallback="No picture yet" />
      </div>
    </Row>
  ),
  Pill: () => (
    <Row as="ul" role="list">
      <Pill name="Qatar Airways" onRemove={() => undefined} />
    </Row>
  ),
  PillList: () => {
    const [chosen, setChosen] = useState(cities.slice(0, 2));
    return (
      <>
        <PillList label="Chosen cities" empty="Any city">
          {chosen.map((city) => (
            <Pill
              key={city}
              name={city}
              onRemove={() => setChosen(chosen.filter((other) => other !== city))}
            />
          ))}
        </PillList>
        <Row gap={4}>
          <Button onClick={() => setChosen(cities.slice(0, 3))}>Choose three</Button>
        </Row>
      </>
    );
  },
  Price: () => <Price pence={123_450} />,
  ProblemPanel: () => (
    <ProblemPanel title="Failed to load deals" onRetry={() => undefined}>
      Ring us on 020 7946 0000 and we will look for you.
    </ProblemPanel>
  ),
  Prose: () => (
    <Prose text={'Fly to over 200 destinations.\n\nA blank line starts a new paragraph.'} />
  ),
  QueryView: () =>
    Object.values(query).map((state) => (
      <QueryView key={state.status} state={state} skeleton={<Skeleton />}>
        {(names) => <p>{names.join(', ')}</p>}
      </QueryView>
    )),
  Row: () => (
    <Row justify="between">
      <span>From London</span>
      <span>to Lagos</span>
    </Row>
  ),
  SavingBadge: () => (
    <Row gap={4}>
      <SavingBadge pence={6000} />
    </Row>
  ),
  Segmented: () => {
    const [value, setValue] = useState<'oneway' | 'return'>('return');
    return (
      <Segmented
        legend="Trip"
        name="trip"
        value={value}
        onValue={setValue}
        options={[
          { value: 'return', label: 'Return' },
          { value: 'oneway', label: 'One way' },
        ]}
      />
    );
  },
  SelectField: () => {
    const [value, setValue] = useState('economy');
    return (
      <SelectField
        label="Travel class"
        value={value}
        onValue={setValue}
        options={[
          { value: 'economy', label: 'Economy' },
          { value: 'business', label: 'Business' },
        ]}
      />
    );
  },
  Skeleton: () => (
    <Row gap={4}>
      <Skeleton shape="circle" width={48} height={48} />
      <Skeleton width={160} />
      <Skeleton shape="block" width={160} height={96} />
    </Row>
  ),
  Stack: () => (
    <Stack gap={2}>
      <span>From London</span>
      <span>to Lagos</span>
    </Stack>
  ),
  NumberInput: () => {
    const [price, setPrice] = useState('412.50');
    return (
      <Field label="Price" className={styles.narrow}>
        {(control) => (
          <NumberInput {...control} value={price} onValue={setPrice} min={0} step={0.01} />
        )}
      </Field>
    );
  },
  Table: () => (
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
  Text: () => (
    <Text size={3} weight="bold" tone="link">
      Fly to Lisbon
    </Text>
  ),
  TextAreaField: () => {
    const [value, setValue] = useState('');
    return <TextAreaField label="Message" note="optional" value={value} onValue={setValue} />;
  },
  TextField: () => {
    const form = useFormState({
      initial: { email: 'ann@example' },
      problemsOf: ({ email }) =>
        email.endsWith('.com') ? {} : { email: 'Enter an address such as ann@example.com' },
    });
    return (
      <Stack
        as="form"
        {...form.formProps}
        onSubmit={(event) => void form.submit(() => Promise.resolve(), event)}
      >
        <TextField label="Email address" type="email" {...form.field('email')} />
        <Row>
          <Button type="submit">Subscribe</Button>
        </Row>
      </Stack>
    );
  },
  TextPage: () => (
    <TextPage
      heading="About us"
      lead="We have found flights for the UK since 1998."
      actions={<Button tone="action">Search flights</Button>}
      aside={<ProblemPanel title="Beside the text, on wide screens" />}
    >
      <Prose text={'A page that is there to be read.\n\nIts lines are never too long.'} />
    </TextPage>
  ),
  VisuallyHidden: () => (
    <p>
      ★★★★☆ <VisuallyHidden>Four of five stars, which only a screen reader says</VisuallyHidden>
    </p>
  ),
};

const matching =
  <Item,>(items: readonly Item[], nameOf: (item: Item) => string) =>
  (text: string) =>
    Promise.resolve(
      items.filter((item) => nameOf(item).toLowerCase().includes(text.toLowerCase())),
    );
