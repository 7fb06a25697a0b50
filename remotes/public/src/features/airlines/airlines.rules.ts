import { counted } from '@larkfare/text-rules';

type Named = { name: string; shortName: string; code: string | null };

/** Airlines whose name or code holds what was typed; case and accents make no difference. */
export function airlinesNamed<Airline extends Named>(
  airlines: readonly Airline[],
  typed: string,
): readonly Airline[] {
  const wanted = folded(typed);
  if (wanted === '') return airlines;
  return airlines.filter(
    ({ name, shortName, code }) =>
      folded(name).includes(wanted) ||
      folded(shortName).includes(wanted) ||
      folded(code ?? '') === wanted,
  );
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** '104 airlines', and how many of them are shown when some are not. */
export function airlineCount(shown: number, all: number): string {
  const airlines = counted(all, 'airline');
  return shown === all ? airlines : `${shown} of ${airlines}`;
}

/** The airlines as search engines read them (schema.org). */
export const airlineList = (origin: string, airlines: readonly { id: string; name: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'Our Partner Airlines',
  itemListElement: airlines.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${origin}/flight/${id}`,
  })),
});
