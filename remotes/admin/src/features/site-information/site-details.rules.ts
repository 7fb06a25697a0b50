import { fromEnGb, toEnGb, weekdays, type Weekday } from '@larkfare/london-dates';
import { onlyProblems, type Problems } from '@larkfare/text-rules';
import { claimTitles, isSiteKey, titleOf } from '../../texts/site-keys.rules.ts';
import type {
  ChatProvider,
  ClaimKind,
  Currency,
  SiteKey,
  SiteValuesInput,
} from '../../texts/site-values.generated.ts';
import type { SiteValues } from '../../texts/use-site-values.ts';
import { isSame } from '../../record/merge.rules.ts';

type HoursText = `openingHours.${Weekday}.${'opens' | 'closes'}`;

type Percent = `fareShares.${'childPercent' | 'infantPercent'}`;

type SiteText =
  | HoursText
  | 'openingHours.closedOn'
  | 'contactEmail'
  | 'contactPhone'
  | 'contactWhatsApp'
  | 'addressText'
  | 'mapEmbed'
  | 'aboutInfo'
  | 'bookingListCurrency'
  | `brand.${'name' | 'tagline' | 'footerText'}`
  | `protectionScheme.${'name' | 'number'}`
  | `claims.${ClaimKind}.${'heading' | 'text'}`
  | Percent
  | `chat.${'provider' | 'id'}`;

/** The fields of the screen by their paths; the long texts have separate screens. */
export type SiteDetails = Record<SiteText, string>;

export const toDetails = (site: SiteValues): SiteDetails => {
  const hours = weekdays.flatMap((day) => {
    const { opens = '', closes = '' } =
      site.openingHours.days.find((each) => each.day === day) ?? {};
    return [
      [`openingHours.${day}.opens`, opens],
      [`openingHours.${day}.closes`, closes],
    ];
  });
  const claim = (kind: ClaimKind) => site.claims.find((each) => each.kind === kind);
  return {
    contactEmail: site.contactEmail,
    contactPhone: site.contactPhone,
    contactWhatsApp: site.contactWhatsApp,
    addressText: site.addressText,
    mapEmbed: site.mapEmbed,
    aboutInfo: site.aboutInfo,
    bookingListCurrency: site.bookingListCurrency,
    ...(Object.fromEntries(hours) as Record<HoursText, string>),
    'openingHours.closedOn': site.openingHours.closedOn.map(toEnGb).join('\n'),
    'fareShares.childPercent': String(site.fareShares.childPercent),
    'fareShares.infantPercent': String(site.fareShares.infantPercent),
    'brand.name': site.brand.name,
    'brand.tagline': site.brand.tagline,
    'brand.footerText': site.brand.footerText,
    'protectionScheme.name': site.protectionScheme.name,
    'protectionScheme.number': site.protectionScheme.number,
    'claims.protection.heading': claim('protection')?.heading ?? '',
    'claims.protection.text': claim('protection')?.text ?? '',
    'claims.payLater.heading': claim('payLater')?.heading ?? '',
    'claims.payLater.text': claim('payLater')?.text ?? '',
    'claims.support.heading': claim('support')?.heading ?? '',
    'claims.support.text': claim('support')?.text ?? '',
    'claims.lowestPrice.heading': claim('lowestPrice')?.heading ?? '',
    'claims.lowestPrice.text': claim('lowestPrice')?.text ?? '',
    'chat.provider': site.chat?.provider ?? '',
    'chat.id': site.chat?.id ?? '',
  };
};

const claimKinds = Object.keys(claimTitles) as ClaimKind[];

/** Published claims in their order, then the kinds that are blank. */
export const claimOrder = ({ claims }: Pick<SiteValues, 'claims'>): ClaimKind[] => [
  ...new Set([...claims.map(({ kind }) => kind), ...claimKinds]),
];

const isWritten = (...texts: string[]) => texts.some((text) => text.trim() !== '');

function toValues(details: SiteDetails, opened: SiteValues): SiteValuesInput {
  const provider = details['chat.provider'];
  return {
    contactEmail: details.contactEmail,
    contactPhone: details.contactPhone,
    contactWhatsApp: details.contactWhatsApp,
    addressText: details.addressText,
    mapEmbed: details.mapEmbed,
    aboutInfo: details.aboutInfo,
    bookingListCurrency: details.bookingListCurrency as Currency,
    openingHours: {
      days: weekdays
        .map((day) => ({
          day,
          opens: details[`openingHours.${day}.opens`],
          closes: details[`openingHours.${day}.closes`],
        }))
        .filter(({ opens, closes }) => isWritten(opens, closes)),
      closedOn: details['openingHours.closedOn']
        .split(/[\n,]/)
        .filter((line) => isWritten(line))
        .map((line) => fromEnGb(line) ?? line.trim()),
    },
    fareShares: {
      childPercent: Number(details['fareShares.childPercent']),
      infantPercent: Number(details['fareShares.infantPercent']),
    },
    brand: {
      name: details['brand.name'],
      tagline: details['brand.tagline'],
      footerText: details['brand.footerText'],
    },
    protectionScheme: {
      name: details['protectionScheme.name'],
      number: details['protectionScheme.number'],
    },
    claims: claimOrder(opened)
      .map((kind) => ({
        kind,
        heading: details[`claims.${kind}.heading`],
        text: details[`claims.${kind}.text`],
      }))
      .filter(({ heading, text }) => isWritten(heading, text)),
    chat: provider === '' ? null : { provider: provider as ChatProvider, id: details['chat.id'] },
  };
}

/** The problems of the numbers, which cannot be sent as texts. */
export const siteProblems = (details: SiteDetails): Problems<SiteDetails> => {
  const problemOf = (name: Percent) =>
    /^(100|\d{1,2})$/.test(details[name].trim())
      ? undefined
      : 'Enter a whole number from 0 to 100.';
  return onlyProblems<SiteDetails>({
    'fareShares.childPercent': problemOf('fareShares.childPercent'),
    'fareShares.infantPercent': problemOf('fareShares.infantPercent'),
  });
};

/** The texts to publish: those that differ from what was opened. */
export function changedValues(details: SiteDetails, opened: SiteValues): SiteValuesInput {
  const before = toValues(toDetails(opened), opened);
  return Object.fromEntries(
    Object.entries(toValues(details, opened)).filter(
      ([key, value]) => !isSame(value, before[key as SiteKey]),
    ),
  );
}

/** The number of a claim or a day is its place among those that were sent; the screen shows it at `claims.support.text`. */
export const fieldOf = (path: string, { claims, openingHours }: SiteValuesInput): string =>
  path
    .replace(/^claims\.(\d+)/, (_, place) => `claims.${claims?.[Number(place)]?.kind ?? place}`)
    .replace(
      /(?<=^openingHours\.)days\.(\d+)/,
      (_, place) => openingHours?.days[place]?.day ?? place,
    )
    .replace(/(?<=^openingHours\.closedOn)\.\d+/, '');

/** Whether the home page shows the claim of protection: with its scheme's name and number, or not at all. */
export const isProtectionShown = (details: SiteDetails): boolean =>
  isWritten(details['claims.protection.heading'], details['claims.protection.text']) &&
  details['protectionScheme.name'].trim() !== '' &&
  details['protectionScheme.number'].trim() !== '';

/** The fields in words, to compare two versions: `brand.footerText` is 'Brand: footer text'. */
export const describe = (details: SiteDetails): Record<string, string> =>
  Object.fromEntries(Object.entries(details).map(([path, text]) => [labelOf(path), text]));

function labelOf(path: string): string {
  const [key = '', ...parts] = path.split('.');
  const title = isSiteKey(key) ? titleOf[key] : key;
  const names = parts.map((part) => partNames[part] ?? claimTitles[part as ClaimKind] ?? part);
  return [title, ...names].join(': ');
}

const partNames: Record<string, string> = {
  name: 'Name',
  tagline: 'Tagline',
  footerText: 'Footer text',
  number: 'Number',
  heading: 'Heading',
  text: 'Text',
  opens: 'Opens',
  closes: 'Closes',
  closedOn: 'Closed on',
  childPercent: 'Child (%)',
  infantPercent: 'Infant (%)',
  provider: 'Provider',
  id: 'Id',
};
