import { isExampleScheme } from '../claims/claim.rules.ts';
import { isDraftNote } from '../sections/section.rules.ts';
import type { SiteKey, SiteValues } from './site-values.input.ts';

/** Ofcom reserves these numbers for drama. */
const isExampleNumber = (phone: string) => /^(0|44)(207946|7700900)/.test(phone.replace(/\D/g, ''));

const isExampleAddress = (email: string) => /[@.]example$/.test(email);

type DraftedKey =
  | 'privacyPolicy'
  | 'terms'
  | 'protectionScheme'
  | 'contactPhone'
  | 'contactWhatsApp'
  | 'contactEmail';

/** The keys whose values are still a draft or an example. */
export function draftKeys(values: Pick<SiteValues, DraftedKey>): SiteKey[] {
  const isDraft: Record<DraftedKey, boolean> = {
    privacyPolicy: values.privacyPolicy.some(isDraftNote),
    terms: values.terms.some(isDraftNote),
    protectionScheme: isExampleScheme(values.protectionScheme),
    contactPhone: isExampleNumber(values.contactPhone),
    contactWhatsApp: isExampleNumber(values.contactWhatsApp),
    contactEmail: isExampleAddress(values.contactEmail),
  };
  return (Object.keys(isDraft) as DraftedKey[]).filter((key) => isDraft[key]);
}
