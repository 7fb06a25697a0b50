import { openDatabase, query } from '@larkfare/data-kit/database';
import { inProcessExecutor, type Service } from '@larkfare/data-kit/subgraph';
import { testDatabase, type TestDatabase } from '@larkfare/data-kit/testing';
import { eventually } from '@larkfare/server-kit/testing';
import pg from 'pg';
import { type DataSource } from 'typeorm';
import { loadDemonstration, migrations } from '../index.ts';
import { readSiteValues } from '../revisions/read-revisions.ts';
import { saveSiteValues } from '../revisions/revisions.ts';
import { aContentService } from '../testing/content-service.ts';
import { draftKeys } from './drafts.rules.ts';
import { type SiteKey } from './site-values.input.ts';

let database: TestDatabase;
let db: DataSource;
let service: Service;

beforeEach(async () => {
  database = await testDatabase(migrations);
  db = await openDatabase({ url: database.url, schema: 'content' });
  service = await aContentService(database.url);
});
afterEach(async () => {
  await service.close();
  await db.destroy();
  await database.drop();
});

const whole = `{ siteInformation {
  brand { name tagline footerText }
  contactPhone contactEmail contactWhatsApp openingHours { days { day opens closes } closedOn } fareShares { childPercent infantPercent } addressText mapEmbedUrl mapLink aboutInfo
  claims { kind heading text }
  faq { question answer }
  payLater { heading text items { subheading text } }
  privacyPolicy { heading text bullets { heading text } }
  terms { heading text bullets { heading text } }
  aboutUsLong { subheading text }
  chat { provider embedUrl }
} }`;

const publish = (key: SiteKey, value: unknown) =>
  saveSiteValues(
    {
      db,
      administrator: { id: '0', email: 'owner@larkfare.example' },
      forgetSiteInformation: () => undefined,
    },
    { [key]: value },
    [],
  );

/** Queries as a visitor, without a token. */
async function siteInformation(fields = whole) {
  const response = await inProcessExecutor(service.subgraph)({ query: fields });
  expect(response.errors).toBeUndefined();
  return response.data?.siteInformation;
}

async function breakListeningLine() {
  const login = new pg.Client({ connectionString: database.url });
  await login.connect();
  await login.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'larkfare listener of content_changed'`,
  );
  await login.end();
}

async function listeningLines() {
  const [row] = await query<{ lines: number }>(
    db,
    `SELECT count(*)::int AS lines FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'larkfare listener of content_changed'`,
  );
  return row?.lines;
}

test('a site without stored texts returns blanks', async () => {
  expect(await siteInformation()).toEqual({
    brand: { name: 'Larkfare', tagline: '', footerText: '' },
    contactPhone: '',
    contactEmail: '',
    contactWhatsApp: '',
    openingHours: { days: [], closedOn: [] },
    fareShares: { childPercent: 100, infantPercent: 100 },
    addressText: '',
    mapEmbedUrl: null,
    mapLink: null,
    aboutInfo: '',
    claims: [],
    faq: [],
    payLater: { heading: '', text: '', items: [] },
    privacyPolicy: [],
    terms: [],
    aboutUsLong: [],
    chat: null,
  });
});

test('the demonstration fills every page, and only an empty site', async () => {
  const first = await loadDemonstration(db);
  const second = await loadDemonstration(db);

  expect([first, second]).toEqual([true, false]);
  await eventually(async () => {
    expect(await siteInformation()).toMatchObject({
      brand: { name: 'Larkfare', tagline: 'Find your flight. Talk to a person.' },
      contactPhone: '020 7946 0321',
      mapEmbedUrl: expect.stringMatching(
        /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
      ),
      mapLink: expect.stringContaining('mlat=51.5040'),
      claims: [
        { kind: 'protection' },
        { kind: 'payLater', text: expect.stringContaining('up to 6 installments') },
        { kind: 'support' },
        { kind: 'lowestPrice' },
      ],
      payLater: { heading: 'Book Now - Pay Later' },
      chat: null,
    });
  });
});

test('drafting notes and examples are for the office, not for visitors', async () => {
  await loadDemonstration(db);

  await eventually(async () => {
    const published = JSON.stringify(
      await siteInformation(
        '{ siteInformation { privacyPolicy { heading } terms { heading } claims { text } } }',
      ),
    );
    expect(published).toContain('About these terms');
    expect(published).not.toMatch(/Draft:|EXAMPLE/);
  });
  expect(draftKeys(await readSiteValues(db))).toEqual([
    'privacyPolicy',
    'terms',
    'protectionScheme',
    'contactPhone',
    'contactWhatsApp',
    'contactEmail',
  ]);
});

test('a protection claim disappears with its scheme’s number', async () => {
  await loadDemonstration(db);

  await publish('protectionScheme', { name: 'A scheme', number: ' ' });

  await eventually(async () => {
    expect(await siteInformation('{ siteInformation { claims { kind } } }')).toEqual({
      claims: [{ kind: 'payLater' }, { kind: 'support' }, { kind: 'lowestPrice' }],
    });
  });
});

test('a published change reaches visitors who were served from memory before', async () => {
  await siteInformation();

  await publish('chat', { provider: 'crisp', id: '0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0' });

  await eventually(async () => {
    expect(await siteInformation('{ siteInformation { chat { provider embedUrl } } }')).toEqual({
      chat: {
        provider: 'crisp',
        embedUrl:
          'https://go.crisp.chat/chat/embed/?website_id=0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0',
      },
    });
  });
});

test('changes are seen at once while the line to PostgreSQL is cut, and after it is back', async () => {
  await siteInformation();
  await breakListeningLine();
  const phone = '{ siteInformation { contactPhone } }';

  await publish('contactPhone', '020 7946 0001');
  await eventually(async () => {
    expect(await siteInformation(phone)).toEqual({ contactPhone: '020 7946 0001' });
  });

  await eventually(async () => {
    expect(await listeningLines()).toBe(1);
  });
  await publish('contactPhone', '020 7946 0002');
  await eventually(async () => {
    expect(await siteInformation(phone)).toEqual({ contactPhone: '020 7946 0002' });
  });
});
