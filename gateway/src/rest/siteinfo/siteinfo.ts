import { z } from 'zod';
import { toResponse } from '../crud.ts';
import { versioned } from '../mappers.ts';
import { type RestApi } from '../routes.ts';
import { baseVersion, versionedWrite } from '../versioned-write.ts';
import { jsonValue } from './json-value.ts';
import { SaveSiteValuesDocument, type SiteKey, SiteValuesDocument } from './siteinfo.generated.ts';

/** The graph's key of each value, by the name that the specification gives it. */
const keys = {
  brand: 'brand',
  contactPhone: 'contactPhone',
  contactEmail: 'contactEmail',
  contactWA: 'contactWhatsApp',
  addressText: 'addressText',
  mapEmbedCode: 'mapEmbed',
  aboutInfo: 'aboutInfo',
  claims: 'claims',
  protectionScheme: 'protectionScheme',
  faq: 'faq',
  privacyPolicy: 'privacyPolicy',
  terms: 'terms',
  booking: 'payLater',
  aboutUsLong: 'aboutUsLong',
  chat: 'chat',
  bookingListCurrency: 'bookingListCurrency',
} as const satisfies Record<string, SiteKey>;
type RestKey = keyof typeof keys;
const restKey = z.enum(Object.keys(keys) as [RestKey, ...RestKey[]]);
const restKeyOf = (key: SiteKey) => restKey.options.find((name) => keys[name] === key) ?? key;

const valuesOf = <Value extends z.ZodType>(value: Value) =>
  z.object(
    Object.fromEntries(restKey.options.map((key) => [key, value])) as Record<RestKey, Value>,
  );
const siteinfo = valuesOf(z.unknown()).partial();
const siteinfoBody = valuesOf(jsonValue.optional());

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
      const { siteValues: found } = await siteValues({}, caller);
      return {
        ...Object.fromEntries(found.map(({ key, value }) => [restKeyOf(key), value])),
        versions: Object.fromEntries(found.map(({ key, version }) => [restKeyOf(key), version])),
      };
    },
  );

  const write = versionedWrite(siteinfoBody);
  route(
    'PUT /siteinfo',
    {
      summary: 'Replace the whole value of one key',
      ...write,
      body: write.body.refine(
        ({ fields }) => givenKeys(fields).length === 1,
        'must hold exactly one key of the site information',
      ),
      response: siteinfo.extend(versioned),
    },
    async (request) => {
      const { fields } = request.body;
      const changes = givenKeys(fields).map((key) => ({
        key: keys[key],
        value: fields[key],
        basedOnVersion: baseVersion(request),
      }));
      return toResponse(await saveSiteValues({ changes }, request.caller), (values) =>
        Object.assign(
          { version: 0 },
          ...values.map(({ key, value, version }) => ({ [restKeyOf(key)]: value, version })),
        ),
      );
    },
  );
}

const givenKeys = (body: Partial<Record<RestKey, unknown>>) =>
  restKey.options.filter((key) => body[key] !== undefined);
