/** Groups of countries by ISO code, in which airlines' networks are described. */
export const countryGroups = {
  uk: 'GB IM JE GG',
  ireland: 'IE',
  iberia: 'ES PT',
  france: 'FR LU BE NL',
  italy: 'IT MT',
  greece: 'GR CY',
  turkey: 'TR',
  germany: 'DE CH AT',
  nordics: 'DK SE NO FI IS FO',
  baltics: 'LV LT EE',
  centralEurope: 'PL CZ HU SK SI',
  balkans: 'HR ME AL RS RO BG',
  caucasus: 'AZ GE AM KZ',
  northAfrica: 'MA DZ TN EG',
  africa: 'ZA KE TZ ET NG GH SN RW UG MU SC GM CV',
  levant: 'JO LB IL',
  gulf: 'AE QA OM BH KW SA',
  southAsia: 'IN PK BD LK NP MV',
  southEastAsia: 'TH MY SG ID PH VN KH BN',
  eastAsia: 'JP KR CN HK TW',
  usa: 'US',
  canada: 'CA',
  caribbean: 'MX CR PA CU DO JM BB LC AG BS BM',
  southAmerica: 'BR AR CL PE CO EC',
  oceania: 'AU NZ FJ PF',
} as const;

export type CountryGroup = keyof typeof countryGroups;

export const europe: CountryGroup[] = [
  'ireland', 'iberia', 'france', 'italy', 'greece', 'turkey', 'germany', 'nordics', 'baltics', 'centralEurope', 'balkans',
]; // prettier-ignore

export const countriesIn = (groups: readonly CountryGroup[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => countryGroups[group].split(' ')));
