import type { ValueOf } from './parsers.rules.ts';
import type { siteShapes } from './site-shapes.rules.ts';

export type SiteKey = keyof typeof siteShapes;
/** Everything that is written, key by key. */
export type SiteValues = { [Key in SiteKey]: ValueOf<(typeof siteShapes)[Key]> };

export type Claim = SiteValues['claims'][number];
export type ClaimKind = Claim['kind'];
export type Section = SiteValues['terms'][number];
export type Bullet = Section['bullets'][number];
export type PayLaterItem = SiteValues['payLater']['items'][number];
export type PayLater = SiteValues['payLater'];
export type Chat = NonNullable<SiteValues['chat']>;
export type ChatProvider = Chat['provider'];

/** Which version of a value was read; 0 while nothing was written yet. */
export type Versions = Record<SiteKey, number>;

/** Everything that is written, as it was read at one moment. */
export type StoredSite = { values: SiteValues; versions: Versions };
