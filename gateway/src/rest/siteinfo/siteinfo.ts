import { z } from 'zod';
import { toResponse } from '../crud.ts';
import { versioned } from '../mappers.ts';
import { text } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { baseVersion, versionedWrite } from '../versioned-write.ts';
import { fareShares } from './fare-shares.ts';
import { openingHours } from './opening-hours.ts';
import { SaveSiteValuesDocument, type SiteKey, SiteValuesDocument } from './siteinfo.generated.ts';

/** The content service checks the length of each text. */
const prose = text(500_000);
const sections = z.array(
  z.object({
    heading: prose,
    text: prose,
    bullets: z.array(z.object({ heading: prose.nullish(), text: prose })).optional(),
  }),
);
const values = {
  brand: z.object({ name: prose, tagline: prose, footerText: prose }),
  contactPhone: prose,
  contactEmail: prose,
  contactWA: prose,
  openingHours,
  fareShares,
  addressText: prose,
  mapEmbedCode: prose,
  aboutInfo: prose,
  claims: z.array(
    z.object({
      kind: z.enum(['protection', 'payLater', 'support', 'lowestPrice']),
      heading: prose,
      text: prose,
    }),
  ),
  protectionScheme: z.object({ name: prose, number: prose }),
  faq: z.array(z.object({ question: prose, answer: prose })),
  privacyPolicy: sections,
  terms: sections,
  booking: z.object({
    heading: prose,
    text: prose,
    items: z.array(z.object({ subheading: prose, text: prose })),
  }),
  aboutUsLong: z.array(z.object({ subheading: prose.nullish(), text: prose })),
  chat: z.object({ provider: z.enum(['tawk', 'crisp', 'chatwoot']), id: prose }).nullable(),
  bookingListCurrency: z.enum(['USD', 'GBP']),
};
const siteinfo = z.object(values).partial();
type RestKey = keyof typeof values;
const restKey = z.enum(Object.keys(values) as [RestKey, ...RestKey[]]);

/** The keys that have another name in the graph than in the specification. */
const renamed: Partial<Record<RestKey, SiteKey>> = {
  contactWA: 'contactWhatsApp',
  mapEmbedCode: 'mapEmbed',
  booking: 'payLater',
};
const graphKeyOf = (key: RestKey) => renamed[key] ?? (key as SiteKey);
const restKeyOf = (key: SiteKey) => restKey.options.find((name) => graphKeyOf(name) === key) ?? key;

export function siteinfoRoutes({ route, prepare }: RestApi): void {
  const siteValues = prepare(SiteValuesDocument);
  const saveSiteValues = prepare(SaveSiteValuesDocument);

  route(
    'GET /siteinfo/admin/all',
    {
      summary: 'Every text of the site as administrators edit it',
      callers: ['administrator'],
      response: siteinfo.extend({
        versions: z.partialRecord(restKey, z.int()).describe('The version of each key.'),
      }),
    },
    async ({ caller }) => {
      const { versions, ...texts } = (await siteValues({}, caller)).siteValues;
      return {
        ...texts,
        versions: Object.fromEntries(versions.map(({ key, version }) => [restKeyOf(key), version])),
      };
    },
  );

  const write = versionedWrite(siteinfo);
  route(
    'PUT /siteinfo',
    {
      summary: 'Replace the whole value of one key',
      ...write,
      body: write.body.refine(
        ({ fields }) => keysOf(fields).length === 1,
        'must hold exactly one key of the site information',
      ),
      response: siteinfo.extend(versioned),
    },
    async (request) => {
      const { fields } = request.body;
      const [name = 'faq'] = keysOf(fields);
      const key = graphKeyOf(name);
      const version = baseVersion(request);
      const basedOn = version === undefined ? [] : [{ key, version }];
      const variables = { values: { [key]: fields[name] }, basedOn };
      return toResponse(await saveSiteValues(variables, request.caller), (saved) => ({
        [name]: saved[name],
        version: saved.versions.find((each) => each.key === key)?.version ?? 0,
      }));
    },
  );
}

const keysOf = (body: Partial<Record<RestKey, unknown>>) =>
  restKey.options.filter((key) => body[key] !== undefined);
