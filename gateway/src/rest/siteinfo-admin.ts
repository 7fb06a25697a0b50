import { z } from 'zod';
import { basedOn, versionedChangeOf } from './change.ts';
import { type Door } from './door.ts';
import { jsonValue } from './json-value.ts';
import { versioned } from './legacy.ts';
import { toRefused } from './refused.ts';
import {
  SaveSiteValuesDocument,
  type SiteKey,
  SiteValuesDocument,
} from './siteinfo-admin.generated.ts';

const anything = z.unknown();

/** Every key of the site information. */
const values = {
  brand: anything,
  contactPhone: anything,
  contactEmail: anything,
  contactWA: anything,
  addressText: anything,
  mapEmbedCode: anything,
  aboutInfo: anything,
  claims: anything,
  protectionScheme: anything,
  faq: anything,
  privacyPolicy: anything,
  terms: anything,
  booking: anything,
  aboutUsLong: anything,
  chat: anything,
  bookingListCurrency: anything,
} satisfies Record<SiteKey, typeof anything>;
const siteKey = z.enum(Object.keys(values) as [SiteKey, ...SiteKey[]]);

const siteinfo = z.object(values).partial();
const siteinfoBody = z.object(
  Object.fromEntries(siteKey.options.map((key) => [key, jsonValue.optional()])) as Record<
    SiteKey,
    z.ZodOptional<typeof jsonValue>
  >,
);

export function siteinfoAdminRoutes({ route, operation }: Door): void {
  const siteValues = operation(SiteValuesDocument);
  const saveSiteValues = operation(SaveSiteValuesDocument);

  route(
    'GET /siteinfo/admin/all',
    {
      summary: 'Every text of the site as administrators edit it',
      administrator: true,
      answer: siteinfo.extend({
        versions: z.partialRecord(siteKey, z.int()).describe('The version of each key.'),
      }),
    },
    async ({ caller }) => {
      const { siteValues: found } = await siteValues({}, caller);
      return {
        ...Object.fromEntries(found.map(({ key, value }) => [key, value])),
        versions: Object.fromEntries(found.map(({ key, version }) => [key, version])),
      };
    },
  );

  const change = versionedChangeOf(siteinfoBody);
  route(
    'PUT /siteinfo',
    {
      summary: 'Replace the whole value of one key',
      ...change,
      body: change.body.refine(
        (body) => givenKeys(body).length === 1,
        'must hold exactly one key of the site information',
      ),
      answer: siteinfo.extend(versioned),
    },
    async (request) => {
      const { body, caller } = request;
      const changes = givenKeys(body).map((key) => ({
        key,
        value: body[key],
        basedOnVersion: basedOn(request),
      }));
      const { saveSiteValues: result } = await saveSiteValues({ changes }, caller);
      if (result.__typename !== 'SiteValuesSaved') return toRefused(result);
      return Object.assign(
        { version: 0 },
        ...result.values.map(({ key, value, version }) => ({ [key]: value, version })),
      );
    },
  );
}

const givenKeys = (body: Partial<Record<SiteKey, unknown>>) =>
  siteKey.options.filter((key) => body[key] !== undefined);
