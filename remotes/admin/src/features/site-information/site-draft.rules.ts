import type {
  ChatProvider,
  Claim,
  ClaimKind,
  SiteKey,
  SiteValues,
  StoredSite,
} from '../../texts/site-values.ts';
import type { Problems } from '../../fields/problems.rules.ts';
import { isSame, merged, type Winner } from '../../record/merge.rules.ts';

/** What this screen edits; the long texts have screens of their own. */
type EditedKey = Exclude<SiteKey, 'faq' | 'privacyPolicy' | 'terms' | 'payLater' | 'aboutUsLong'>;

/** The fields of the screen: every kind of claim has its place, and no chat is a choice like any. */
export type SiteDraft = Omit<Pick<SiteValues, EditedKey>, 'chat'> & {
  chat: { provider: ChatProvider | ''; id: string };
};

const claimKinds: readonly ClaimKind[] = ['protection', 'payLater', 'support', 'lowestPrice'];

/** The fields as they are filled when editing begins. */
export const toDraft = (values: SiteValues): SiteDraft => ({
  contactEmail: values.contactEmail,
  contactPhone: values.contactPhone,
  contactWhatsApp: values.contactWhatsApp,
  addressText: values.addressText,
  mapEmbed: values.mapEmbed,
  aboutInfo: values.aboutInfo,
  brand: values.brand,
  claims: everyClaim(values.claims),
  protectionScheme: values.protectionScheme,
  chat: values.chat ?? { provider: '', id: '' },
  bookingListCurrency: values.bookingListCurrency,
});

/** The claims that are made in their order, then a blank one for each kind that is not. */
const everyClaim = (claims: readonly Claim[]): Claim[] => [
  ...claims,
  ...claimKinds
    .filter((kind) => !claims.some((claim) => claim.kind === kind))
    .map((kind) => ({ kind, heading: '', text: '' })),
];

/** A claim that says nothing is not made. */
const isMade = ({ heading, text }: Claim) => heading.trim() !== '' || text.trim() !== '';

const toValues = (draft: SiteDraft): Pick<SiteValues, EditedKey> => {
  const { provider, id } = draft.chat;
  return {
    ...draft,
    claims: draft.claims.filter(isMade),
    chat: provider === '' ? null : { provider, id },
  };
};

/** Which of the screen's texts were changed since they were opened. */
export function changedKeys(draft: SiteDraft, opened: SiteValues): EditedKey[] {
  const values = toValues(draft);
  const keys = Object.keys(values) as EditedKey[];
  return keys.filter((key) => !isSame(values[key], opened[key]));
}

/**
 * What is saved: the texts that were changed, on top of what is stored by now. The brand, the scheme and the claims are
 * merged part by part, so that another administrator's change beside them stays.
 */
export function changesOf(
  draft: SiteDraft,
  opened: SiteValues,
  stored: SiteValues,
  winner: Winner = 'yours',
): Partial<SiteValues> {
  const values = toValues(draft);
  const whole = merged(editedOf(opened), editedOf(stored), values, winner);
  const brand = merged(opened.brand, stored.brand, values.brand, winner);
  const protectionScheme = merged(
    opened.protectionScheme,
    stored.protectionScheme,
    values.protectionScheme,
    winner,
  );
  const all = { ...whole, brand, protectionScheme };
  return Object.fromEntries(changedKeys(draft, opened).map((key) => [key, all[key]]));
}

/** The texts of this screen as they are stored, in the shape of its own. */
const editedOf = (values: SiteValues) => toValues(toDraft(values));

/** The fields once the other administrator's texts were chosen: what they changed is theirs, the rest stays as it is typed. */
export const draftOnTopOf = (theirs: StoredSite, draft: SiteDraft, opened: StoredSite): SiteDraft =>
  toDraft({ ...theirs.values, ...changesOf(draft, opened.values, theirs.values, 'theirs') });

/** A claim is numbered among those that were sent; on the screen it is at its kind: `claims.support.text`. */
export function atTheirKinds(problems: Problems, draft: SiteDraft): Problems {
  const sent = draft.claims.filter(isMade);
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [
      path.replace(/^claims\.(\d+)/, (_, place) => `claims.${sent[Number(place)]?.kind ?? place}`),
      message,
    ]),
  );
}

/** A claim of protection is shown with its scheme's name and number, or not at all. */
export const isProtectionShown = ({ claims, protectionScheme }: SiteDraft): boolean =>
  claims.some((claim) => claim.kind === 'protection' && isMade(claim)) &&
  protectionScheme.name.trim() !== '' &&
  protectionScheme.number.trim() !== '';

/** Every path at which this screen shows a problem beside its field. */
export const shownPaths: readonly string[] = [
  'contactEmail',
  'contactPhone',
  'contactWhatsApp',
  'addressText',
  'mapEmbed',
  'aboutInfo',
  ...['name', 'tagline', 'footerText'].map((field) => `brand.${field}`),
  ...claimKinds.flatMap((kind) => [`claims.${kind}.heading`, `claims.${kind}.text`]),
  'protectionScheme.name',
  'protectionScheme.number',
  'chat.provider',
  'chat.id',
  'bookingListCurrency',
];
