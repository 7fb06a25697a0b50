import { z } from 'zod';
import { toResponse } from '../crud.ts';
import { versioned } from '../mappers.ts';
import { type RestApi } from '../routes.ts';
import { baseVersion, versionedWrite } from '../versioned-write.ts';
import { jsonValue } from './json-value.ts';
import { SaveSiteValuesDocument, type SiteKey, SiteValuesDocument } from './siteinfo.generated.ts';

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

export function siteinfoRoutes({ route, prepare }: RestApi): void {
  const siteValues = prepare(SiteValuesDocument);
  const saveSiteValues = prepare(SaveSiteValuesDocument);

  route(
    'GET /siteinfo/admin/all',
    {
      summary: 'Every text of the site as administrators edit it',
      administrator: true,
      response: siteinfo.extend({
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
        key,
        value: fields[key],
        basedOnVersion: baseVersion(request),
      }));
      return toResponse(await saveSiteValues({ changes }, request.caller), (values) =>
        Object.assign(
          { version: 0 },
          ...values.map(({ key, value, version }) => ({ [key]: value, version })),
        ),
      );
    },
  );
}

const givenKeys = (body: Partial<Record<SiteKey, unknown>>) =>
  siteKey.options.filter((key) => body[key] !== undefined);
