import { type TypedDocument } from '@larkfare/server-kit/executor';
import { z } from 'zod';
import { type RestApi } from '../routes.ts';
import { fareShares } from './fare-shares.ts';
import { openingHours } from './opening-hours.ts';
import {
  SiteAboutDocument,
  SiteAboutLongDocument,
  SiteAddressDocument,
  SiteContactDocument,
  SiteFaqDocument,
  SiteFareSharesDocument,
  SiteOpeningHoursDocument,
  SitePayLaterDocument,
  SitePrivacyPolicyDocument,
  SiteTermsDocument,
} from './public-texts.generated.ts';

const sections = z.array(
  z.object({
    heading: z.string(),
    text: z.string(),
    bullets: z.array(z.object({ heading: z.string().nullable(), text: z.string() })),
  }),
);
const block = z.object({ subheading: z.string(), text: z.string() });

export function publicTextRoutes({ route, prepare }: RestApi): void {
  textRoute('contact', 'Phone, email address and WhatsApp', SiteContactDocument, {
    contactPhone: z.string(),
    contactEmail: z.string(),
    contactWA: z.string(),
  });
  textRoute('opening-hours', 'When the office is open', SiteOpeningHoursDocument, { openingHours });
  textRoute('fare-shares', 'What children and infants pay', SiteFareSharesDocument, { fareShares });
  textRoute('about', 'About us, in short', SiteAboutDocument, { aboutInfo: z.string() });
  textRoute('about-long', 'About us, at length', SiteAboutLongDocument, {
    aboutUsLong: z.array(block.extend({ subheading: z.string().nullable() })),
  });
  textRoute('booking', 'Pay Later, under its old name', SitePayLaterDocument, {
    booking: z.object({ heading: z.string(), text: z.string(), items: z.array(block) }),
  });
  textRoute('FAQ', 'Questions and answers', SiteFaqDocument, {
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  });
  textRoute('privacy', 'Privacy policy', SitePrivacyPolicyDocument, { privacyPolicy: sections });
  textRoute('terms', 'Terms and conditions', SiteTermsDocument, { terms: sections });

  const address = prepare(SiteAddressDocument);
  route(
    'GET /siteinfo/public/address',
    {
      summary: 'Address and map',
      response: z.object({
        addressText: z.string(),
        mapEmbedCode: z.string().describe('An iframe of an allow-listed map, or empty.'),
      }),
    },
    async ({ caller }) => {
      const { addressText, mapEmbedUrl } = (await address({}, caller)).siteInformation;
      return { addressText, mapEmbedCode: safeMapEmbedCode(mapEmbedUrl) };
    },
  );

  function textRoute<Shape extends z.ZodRawShape>(
    path: string,
    summary: string,
    document: TypedDocument<
      { siteInformation: z.output<z.ZodObject<Shape>> },
      Record<string, never>
    >,
    shape: Shape,
  ): void {
    const execute = prepare(document);
    route(
      `GET /siteinfo/public/${path}`,
      { summary, response: z.object(shape) },
      async ({ caller }) => (await execute({}, caller)).siteInformation,
    );
  }
}

/** Old screens show the map from HTML: it is built from the allow-listed URL, never from pasted HTML. */
function safeMapEmbedCode(url: string | null): string {
  if (url === null) return '';
  const source = url.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<iframe src="${source}" title="Map" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups" referrerpolicy="no-referrer"></iframe>`;
}
