import { aBackOffice, type BackOffice } from './back-office.ts';

export interface Change {
  key: string;
  value: unknown;
  basedOnVersion?: number;
}

const everyValue = `
  brand { name tagline footerText } contactPhone contactEmail contactWhatsApp addressText mapEmbed aboutInfo
  claims { kind heading text } protectionScheme { name number } faq { id question answer }
  privacyPolicy { id heading text bullets { heading text } } terms { id heading text bullets { heading text } }
  openingHours { days { day opens closes } closedOn } fareShares { childPercent infantPercent } payLater { heading text items { id subheading text } } aboutUsLong { id subheading text } chat { provider id }
  bookingListCurrency versions { key version }`;
const outcome = `
  __typename
  ... on SiteValuesSaved { values { ${everyValue} } }
  ... on InvalidInput { fields { field message } }
  ... on Stale { message }`;

/** A separate service for each test, and its administrator's actions on the values of the site. */
export function siteValueEditor() {
  let office: BackOffice;
  let token: string | undefined;
  beforeEach(async () => {
    office = await aBackOffice();
    token = await office.signIn();
  });
  afterEach(() => office.close());

  const executeAsVisitor = (query: string) => office.execute(query);
  const execute = (query: string, variables: Record<string, unknown> = {}) =>
    office.execute(query, variables, token);

  async function save(...changes: Change[]) {
    const { data, errors } = await execute(
      `mutation ($values: SiteValuesInput!, $basedOn: [SiteVersionInput!]!) {
        saveSiteValues(values: $values, basedOn: $basedOn) { ${outcome} }
      }`,
      {
        values: Object.fromEntries(changes.map(({ key, value }) => [key, value])),
        basedOn: changes.flatMap(({ key, basedOnVersion }) =>
          basedOnVersion === undefined ? [] : { key, version: basedOnVersion },
        ),
      },
    );
    expect(errors).toBeUndefined();
    return withVersions(data?.saveSiteValues);
  }

  async function restore(key: string, version: number, basedOnVersion: number) {
    const { data } = await execute(
      `mutation ($key: SiteKey!, $version: Int!, $basedOnVersion: Int!) {
        restoreSiteValue(key: $key, version: $version, basedOnVersion: $basedOnVersion) { ${outcome} }
      }`,
      { key, version, basedOnVersion },
    );
    return withVersions(data?.restoreSiteValue);
  }

  /** Every text and its version, as the editors read them. */
  async function siteValues() {
    const { data } = await execute(`{ siteValues { ${everyValue} } }`);
    return versionedValues(data?.siteValues as PublishedValues);
  }

  async function changes() {
    const { data } = await execute(
      '{ contentChanges { items { changedBy subject subjectId action fields { name from to } } } }',
    );
    return (data?.contentChanges as { items: { fields: unknown[] }[] }).items;
  }

  return { execute, executeAsVisitor, save, restore, siteValues, changes };
}

type PublishedValues = Record<string, unknown> & { versions: { key: string; version: number }[] };

/** The texts without the ids of their entries, and the version of each that was written. */
function versionedValues({ versions, ...values }: PublishedValues) {
  const written = versions.filter(({ version }) => version > 0);
  return {
    ...withoutIds(values),
    versions: Object.fromEntries(written.map(({ key, version }) => [key, version])),
  };
}

function withVersions(result: unknown): Record<string, unknown> {
  const { values, ...rest } = result as { values?: PublishedValues };
  return values ? { ...rest, ...versionedValues(values) } : rest;
}

export const withoutIds = (value: unknown): object =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) => {
      if (typeof inner !== 'object' || inner === null || !('id' in inner)) return inner;
      const { id: _id, ...entry } = inner;
      return 'provider' in entry ? inner : entry;
    }),
  ) as object;

/** The text of Pay Later with these items. */
export const payLater = (...items: string[]) => ({
  heading: 'Book Now - Pay Later',
  text: 'In up to 6 installments.',
  items: items.map((item) => ({ subheading: item, text: item })),
});
