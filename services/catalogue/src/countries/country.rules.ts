import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { fold, toProblems } from '@larkfare/text-rules';
import { choiceProblem } from '../id.rules.ts';
import { requiredProblem, toLine } from '../text.rules.ts';

export interface CountryValues {
  name: string;
  regionId: string;
}

/** A country stays while it has locations; the administrator is sent to them instead. */
export const canDeleteCountry = (uses: { hasLocations: boolean }): boolean => !uses.hasLocations;

/** The input as it is stored. */
export const countryValues = ({ name, regionId }: CountryValues): CountryValues => ({
  name: toLine(name),
  regionId: regionId.trim(),
});

/** Validation problems of a country; specification §5, 'Country add': name non-blank and a region chosen. */
export const countryProblems = ({ name, regionId }: CountryValues): FieldProblem[] =>
  toProblems({
    name: requiredProblem('Name', name, 100),
    regionId: choiceProblem('Region', regionId),
  });

interface NamedCountry {
  name: string;
  code: string | null;
}

/** Names that people in Britain give some countries, by ISO code; folded. */
const otherNames: Record<string, readonly string[]> & { GB: readonly string[] } = {
  AE: ['uae', 'the emirates'],
  BS: ['the bahamas'],
  CI: ['ivory coast'],
  CV: ['cabo verde'],
  CZ: ['czechia'],
  GB: ['united kingdom', 'uk', 'u k', 'great britain', 'britain'],
  GM: ['the gambia'],
  IE: ['eire', 'republic of ireland'],
  KR: ['korea'],
  LK: ['ceylon'],
  MM: ['burma'],
  MV: ['the maldives'],
  NL: ['holland', 'the netherlands'],
  TR: ['turkiye'],
  US: ['usa', 'u s a', 'us', 'united states of america', 'america'],
};

/** Countries that an administrator adds have no code. */
export const isUnitedKingdom = ({ name, code }: NamedCountry): boolean =>
  code === null ? otherNames.GB.includes(fold(name)) : code === 'GB';

/** All names that a country is searched by. */
export const countryNames = ({ name, code }: NamedCountry): string[] => [
  name,
  ...(otherNames[isUnitedKingdom({ name, code }) ? 'GB' : (code ?? '')] ?? []),
];
