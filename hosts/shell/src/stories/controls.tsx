import { useState, type ReactNode } from 'react';
import {
  AirlinesField,
  Button,
  buttonClass,
  Checkbox,
  Combobox,
  DateField,
  ConfirmDialog,
  Dialog,
  Field,
  FindField,
  Icon,
  NumberInput,
  PagedList,
  Pagination,
  Pill,
  PillList,
  Prose,
  Row,
  Segmented,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
  useFormState,
} from '@larkfare/ui-kit';
import Plane from '@lucide/icons/icons/plane';
import styles from './stories.module.css';

const airports = ['Glasgow', 'London Gatwick', 'London Heathrow', 'Manchester'];
const airlines = ['Air Serbia', 'British Airways', 'Qatar Airways'].map((name, index) => ({
  id: String(index),
  name,
}));
const cities = ['Accra', 'Bangkok', 'Delhi', 'Dubai', 'Lagos', 'Lisbon', 'Nairobi', 'Singapore'];

type StateProps<Value> = {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
};

/** Holds the value of a component that leaves it to its page. */
function State<Value>({ initial, children }: StateProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Components that take an input. */
export const controls = {
  AirlinesField: (
    <State initial={['1']}>
      {(ids, setIds) => (
        <AirlinesField
          label="Airlines"
          ids={ids}
          onIds={setIds}
          source={matching(airlines, ({ name }) => name)}
          ChosenAirline={({ id, onRemove }) => (
            <Pill name={airlines[Number(id)]?.name ?? ''} onRemove={onRemove} />
          )}
        />
      )}
    </State>
  ),
  Button: (
    <>
      {(['medium', 'large'] as const).map((size) => (
        <Row key={size}>
          {(['action', 'brand', 'quiet', 'danger', 'plain'] as const).map((tone) => (
            <Button key={tone} {...{ tone, size }}>
              {tone}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
        </Row>
      ))}
      <a className={buttonClass({ tone: 'brand', wide: true })} href="#Button">
        A link that looks like a wide button
      </a>
    </>
  ),
  Checkbox: (
    <State initial={true}>
      {(isChecked, setIsChecked) => (
        <Checkbox checked={isChecked} onChecked={setIsChecked}>
          Direct flights only
        </Checkbox>
      )}
    </State>
  ),
  DateField: (
    <State initial="2027-01-31">
      {(value, onValue) => (
        <DateField
          label="Depart"
          value={value}
          onValue={onValue}
          min="2026-12-01"
          max="2028-05-31"
          onOpen={() => {}}
        />
      )}
    </State>
  ),
  Combobox: (
    <State initial="">
      {(text, setText) => (
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
      )}
    </State>
  ),
  ConfirmDialog: (
    <State initial={false}>
      {(open, setOpen) => (
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
      )}
    </State>
  ),
  Dialog: (
    <State initial={false}>
      {(open, setOpen) => (
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
      )}
    </State>
  ),
  Field: (
    <Field
      label="Passport number"
      note="optional"
      hint="Nine digits, on the page with your picture."
      problem="Passport number must have nine digits"
    >
      {(control) => <input {...control} defaultValue="12345" />}
    </Field>
  ),
  // A list of one page: the next story has the only navigation named "Pages".
  PagedList: (
    <PagedList label="Cities" count="8 cities" page={1} totalPages={1} onPage={() => undefined}>
      <ul>
        {cities.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
    </PagedList>
  ),
  Pagination: (
    <State initial={2}>
      {(page, setPage) => <Pagination page={page} totalPages={7} onPage={setPage} />}
    </State>
  ),
  PillList: (
    <State initial={cities.slice(0, 2)}>
      {(chosen, setChosen) => (
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
      )}
    </State>
  ),
  Segmented: (
    <State<'oneway' | 'return'> initial="return">
      {(value, setValue) => (
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
      )}
    </State>
  ),
  SelectField: (
    <State initial="economy">
      {(value, setValue) => (
        <SelectField
          label="Travel class"
          value={value}
          onValue={setValue}
          options={[
            { value: 'economy', label: 'Economy' },
            { value: 'business', label: 'Business' },
          ]}
        />
      )}
    </State>
  ),
  FindField: (
    <State initial="">
      {(text, setText) => (
        <FindField
          label="Find a place"
          placeholder="Place or country"
          text={text}
          onText={setText}
        />
      )}
    </State>
  ),
  NumberInput: (
    <State initial="412.50">
      {(price, setPrice) => (
        <Field label="Price" className={styles.narrow}>
          {(control) => (
            <NumberInput {...control} value={price} onValue={setPrice} min={0} step={0.01} />
          )}
        </Field>
      )}
    </State>
  ),
  TextAreaField: (
    <State initial="">
      {(value, setValue) => (
        <TextAreaField label="Message" note="optional" value={value} onValue={setValue} />
      )}
    </State>
  ),
  TextField: <Subscription />,
} satisfies Record<string, ReactNode>;

function Subscription() {
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
}

const matching =
  <Item,>(items: readonly Item[], nameOf: (item: Item) => string) =>
  (text: string) =>
    Promise.resolve(
      items.filter((item) => nameOf(item).toLowerCase().includes(text.toLowerCase())),
    );
