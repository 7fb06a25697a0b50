import { z } from 'zod';
import { type Door } from './door.ts';
import { safeMapEmbedCode } from './map-embed-code.ts';
import {
  SiteAboutDocument,
  SiteAboutLongDocument,
  SiteAddressDocument,
  SiteContactDocument,
  SiteFaqDocument,
  SitePayLaterDocument,
  SitePrivacyPolicyDocument,
  type SiteSectionFragment,
  SiteTermsDocument,
} from './siteinfo.generated.ts';

const section = z.object({
  heading: z.string(),
  text: z.string(),
  bullets: z.array(z.object({ heading: z.string().nullable(), text: z.string() })),
});
const headedPart = z.object({ subheading: z.string(), text: z.string() });

export function siteinfoRoutes({ route, operation }: Door): void {
  const contact = operation(SiteContactDocument);
  const address = operation(SiteAddressDocument);
  const about = operation(SiteAboutDocument);
  const aboutLong = operation(SiteAboutLongDocument);
  const payLater = operation(SitePayLaterDocument);
  const faq = operation(SiteFaqDocument);
  const privacyPolicy = operation(SitePrivacyPolicyDocument);
  const terms = operation(SiteTermsDocument);

  route(
    'GET /siteinfo/public/contact',
    {
      summary: 'How to reach us',
      answer: z.object({
        contactPhone: z.string(),
        contactEmail: z.string(),
        contactWA: z.string(),
      }),
    },
    async ({ caller }) => {
      const { siteInformation } = await contact({}, caller);
      const { contactPhone, contactEmail, contactWhatsApp } = siteInformation;
      return { contactPhone, contactEmail, contactWA: contactWhatsApp };
    },
  );

  route(
    'GET /siteinfo/public/address',
    {
      summary: 'Where we are',
      answer: z.object({
        addressText: z.string(),
        mapEmbedCode: z.string().describe('An iframe of an allow-listed map, or empty.'),
      }),
    },
    async ({ caller }) => {
      const { siteInformation } = await address({}, caller);
      const { addressText, mapEmbedUrl } = siteInformation;
      return { addressText, mapEmbedCode: safeMapEmbedCode(mapEmbedUrl) };
    },
  );

  route(
    'GET /siteinfo/public/about',
    { summary: 'Who we are, in short', answer: z.object({ aboutInfo: z.string() }) },
    async ({ caller }) => {
      const { siteInformation } = await about({}, caller);
      return { aboutInfo: siteInformation.aboutInfo };
    },
  );

  route(
    'GET /siteinfo/public/about-long',
    {
      summary: 'Who we are, at length',
      answer: z.object({
        aboutUsLong: z.array(headedPart.extend({ subheading: z.string().nullable() })),
      }),
    },
    async ({ caller }) => {
      const { siteInformation } = await aboutLong({}, caller);
      return { aboutUsLong: siteInformation.aboutUsLong.map(toHeadedPart) };
    },
  );

  route(
    'GET /siteinfo/public/booking',
    {
      summary: 'Pay Later, under its old name',
      answer: z.object({
        booking: z.object({ heading: z.string(), text: z.string(), items: z.array(headedPart) }),
      }),
    },
    async ({ caller }) => {
      const { heading, text, items } = (await payLater({}, caller)).siteInformation.payLater;
      return { booking: { heading, text, items: items.map(toHeadedPart) } };
    },
  );

  route(
    'GET /siteinfo/public/FAQ',
    {
      summary: 'Questions and answers',
      answer: z.object({ faq: z.array(z.object({ question: z.string(), answer: z.string() })) }),
    },
    async ({ caller }) => {
      const { siteInformation } = await faq({}, caller);
      return { faq: siteInformation.faq.map(({ question, answer }) => ({ question, answer })) };
    },
  );

  route(
    'GET /siteinfo/public/privacy',
    { summary: 'Privacy policy', answer: z.object({ privacyPolicy: z.array(section) }) },
    async ({ caller }) => {
      const { siteInformation } = await privacyPolicy({}, caller);
      return { privacyPolicy: siteInformation.privacyPolicy.map(toSection) };
    },
  );

  route(
    'GET /siteinfo/public/terms',
    { summary: 'Terms and conditions', answer: z.object({ terms: z.array(section) }) },
    async ({ caller }) => {
      const { siteInformation } = await terms({}, caller);
      return { terms: siteInformation.terms.map(toSection) };
    },
  );
}

const toHeadedPart = <Subheading>(part: { subheading: Subheading; text: string }) => ({
  subheading: part.subheading,
  text: part.text,
});

const toSection = ({ heading, text, bullets }: SiteSectionFragment) => ({
  heading,
  text,
  bullets: bullets.map((bullet) => ({ heading: bullet.heading, text: bullet.text })),
});
