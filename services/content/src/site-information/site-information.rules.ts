import { mapEmbedUrl } from '@larkfare/map-embed';
import { chatEmbedUrl } from '../chat/chat.rules.ts';
import { shownClaims } from '../claims/claim.rules.ts';
import { isDraftNote } from '../sections/section.rules.ts';
import { mapLink } from '../map/map-link.rules.ts';
import type { SiteInformation } from './site-information.input.ts';
import type { SiteValues } from './site-values.input.ts';

/** The stored values that visitors are shown. */
export function toSiteInformation(values: SiteValues): SiteInformation {
  const embedUrl = mapEmbedUrl(values.mapEmbed);
  return {
    ...values,
    mapEmbedUrl: embedUrl,
    mapLink: mapLink(values.addressText, embedUrl),
    claims: shownClaims(values.claims, values.protectionScheme),
    privacyPolicy: forVisitors(values.privacyPolicy),
    terms: forVisitors(values.terms),
    chat: values.chat && { provider: values.chat.provider, embedUrl: chatEmbedUrl(values.chat) },
  };
}

const forVisitors = <Section extends { heading: string }>(sections: Section[]): Section[] =>
  sections.filter((section) => !isDraftNote(section));
