import { aBackOffice, type BackOffice } from './back-office.ts';

export interface Change {
  key: string;
  value: unknown;
  basedOnVersion?: number;
}

export const outcome = `
  __typename
  ... on SiteValuesSaved { values { key version value changedBy restoredVersion } }
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

  const askAsVisitor = (query: string) => office.ask(query);
  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    office.ask(query, variables, token);

  async function save(...changes: Change[]) {
    const { data, errors } = await ask(
      `mutation ($changes: [SiteValueInput!]!) { saveSiteValues(changes: $changes) { ${outcome} } }`,
      { changes },
    );
    expect(errors).toBeUndefined();
    return data?.saveSiteValues;
  }

  async function restore(key: string, version: number, basedOnVersion: number) {
    const { data } = await ask(
      `mutation ($key: SiteKey!, $version: Int!, $basedOnVersion: Int!) {
        restoreSiteValue(key: $key, version: $version, basedOnVersion: $basedOnVersion) { ${outcome} }
      }`,
      { key, version, basedOnVersion },
    );
    return data?.restoreSiteValue;
  }

  /** Every key's version and value, as the editors read them. */
  async function siteValues() {
    const { data } = await ask('{ siteValues { key version value changedBy } }');
    return data?.siteValues as { key: string; version: number; value: unknown }[];
  }

  async function changes() {
    const { data } = await ask(
      '{ contentChanges { items { changedBy subject subjectId action fields { name from to } } } }',
    );
    return (data?.contentChanges as { items: { fields: unknown[] }[] }).items;
  }

  return { ask, askAsVisitor, save, restore, siteValues, changes };
}

/** The text of Pay Later with these items. */
export const payLater = (...items: string[]) => ({
  heading: 'Book Now - Pay Later',
  text: 'In up to 6 installments.',
  items: items.map((item) => ({ subheading: item, text: item })),
});
