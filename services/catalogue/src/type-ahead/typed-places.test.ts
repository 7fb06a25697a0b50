import { readAirports } from '../demonstration/airports.ts';
import { airlines, places } from '../demonstration/demonstration-tables.ts';
import { planCatalogue } from '../demonstration/plan-catalogue.ts';
import { knownCountries } from '../import/known-countries.ts';
import { namesOfAirport } from '../airports/airport.rules.ts';
import { createTypeAhead, indexed, type TypeAhead } from './type-ahead.ts';

/** Texts that people type, after the city, airport or country that comes first. */
const typedPlaces = `
United Kingdom: United Kingdom, uk, great britain, britian, U.K.
London: LON, Londres, England, London, LONDON, lond, lo, londn, Lonodn
LHR: lhr, heathrow, London Heathrow, heathrw, London Heathrow (LHR)
LGW: LGW, Gatwick, gatwick london, gatwik, London Gatwick Airport
STN: Stansted, stanstead
LTN: Luton, luton airport
LCY: lcy, London City
Manchester: man, ma, manch, Manchster, manchestre, MANCHESTER
Birmingham: birm, Birmingham (BHX), birmingam
Edinburgh: edi, edinb, edinburg, edinbrugh
Glasgow: glasgow, glasgo
Newcastle upon Tyne: newcastle, new castle
Leeds: leeds bradford, bradford
Belfast: belfast city, belfst
Isle of Man: isle of, isle of man
Jersey: jersey, jersy
Barcelona: barca, barcelona, barcalona, barcelonna
Madrid: madird
Málaga: malaga, MÁLAGA, Ma\u0301laga, malag, malga, Malaga Spain, costa del sol
Mallorca: majorca, palma, Mallorca, Palma de Mallorca
Menorca: mahon, minorca, menroca
Ibiza: ibizza, ibzia
Tenerife: canary islands, canaries, tenerife, tenerife south, tenerrife
Lanzarote: lanza, lanzorote
Lisbon: lisbon, lis, lisbn
Porto: porto, OPO
Madeira: maderia
Rome: ROM, roma, rome, rom, Fiumicino, roem
Milan: MIL, milano, bergamo, mila, milan malpensa, milann
Venice: venice, venise
Naples: naples, naples italy
Sardinia: sardina
Athens: athen, athenes
Faro: algarve
Edinburgh: scotland, edinborough
Cardiff: wales
Belfast: northern ireland
Seville: sevilla
Honolulu: hawaii
Crete: crete, heraklion
Corfu: corfu, korfu
Zante: ZTH, zant
Santorini: santorni
Larnaca: larnca
Malta: malta, mlta
Istanbul: ist, Sabiha Gokcen, instanbul
Antalya: turkey, Türkiye, anatlya
Paris: PAR, paris, pari, PARIS FRANCE, charles de gaulle, cdg, orly, pariss
Nice: nice
Amsterdam: amsterdam, holland, the netherlands, amsterdm
Brussels: brussels, belgium, brusels
Dublin: dub, ireland, dublin ireland, eire, dubln
Cork: ork
Munich: münchen, muenchen, munich, munch
Düsseldorf: dusseldorf, DÜSSELDORF, duseldorf
Cologne: cologn
Zurich: zürich, zurch
Geneva: geneva switzerland, genva
Austria: austria, austira
Vienna: vienna, viena
Copenhagen: copenhagen, denmark, copenhagn
Tromsø: tromso, tromsø
Reykjavik: REK, reykjavík, iceland, reykjavic
Krakow: kraków, poland, krakw
Gdansk: gdańsk, gdansk
Wroclaw: wrocław, wroclaw
Prague: czech republic, czechia, prage
Budapest: hungary, budapset
Dubrovnik: dubrovnic
Marrakech: marrakech, marrakesh, marakech
Sharm El Sheikh: sharm, sharm el shiekh, sharm-el-sheikh
Cape Town: cape town, capetown, cape twon
Johannesburg: johannesberg, JNB
Nairobi: kenya, nairob
Mauritius: mauritius, mauritus
Seychelles: seychelle, seychells
Dubai: dubai, United Arab Emirates, uae, dxb, dubia, duba
Abu Dhabi: abu, abu dabi, abudhabi
Doha: qatar, doha
Muscat: oman
Tel Aviv: telaviv, ben gurion
India: india, inida
Delhi: delhi, dehli
Goa: goa
Colombo: sri lanka, ceylon, columbo
Maldives: maldives, the maldives, malé, maldive
Bangkok: bangkok, bankok, Bangkok (BKK)
Thailand: thailand, tailand
Phuket: phukett, phuket
Koh Samui: samui
Kuala Lumpur: kuala lumpar, kualalumpur, malaysia
Bali: bali, bali indonesia
Mumbai: bombay
Chennai: madras
Bengaluru: bangalore
Guangzhou: canton
Ho Chi Minh City: saigon, ho chi minh, hochiminh city
Hong Kong: hongkong, hong kong
Japan: japan, jpan
Tokyo: TYO, tokyo, toyko, haneda
Seoul: south korea, korea
Beijing: peking, BJS, bejing, PEK
New York: NYC, new york city, manhattan, new york, new y, new yrok, newyork, york, New York (JFK), kennedy
United States: usa, america, U.S.A., us, united states
EWR: newark, ewr
Washington: washington, dulles
Orlando: disney world, florida orlando, orlando, mco, orland
Chicago: chicago, o'hare, OHare, chicgo
Las Vegas: vegas, las vegas, lasvegas, las vegsa
Los Angeles: los angeles, los angelos, lax
San Francisco: san fran, san fransisco
Montreal: montréal, montreal
Canada: canada, cananda
Toronto: toronto pearson, tornto
Cancún: cancun, mexico, Cancun Mexico
Havana: cuba, havanna
Punta Cana: punta, punta cana
Saint Lucia: st lucia, saint lucia, St. Lucia, St.Lucia, saint luica
Rio de Janeiro: rio, rio de janiero
São Paulo: sao paulo, São Paulo, sao paolo
Bogotá: bogota, columbia
San José: san jose, costa rica
Sydney: sydney, sydeny, australia
Melbourne: melborne
Auckland: new zealand, aukland
Tahiti: french polynesia, tahiti
`;

const rows = typedPlaces
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [place = '', typed = ''] = line.split(': ');
    return typed.split(', ').map((text) => ({ text, place }));
  });

interface Found {
  code: string;
  place: string;
  country: string;
}

let typeAhead: TypeAhead<Found>;

beforeAll(async () => {
  const airports = await readAirports(places);
  const countries = new Map((await knownCountries()).map((each) => [each.code, each.name]));
  const flights = planCatalogue(airlines, places, airports, '2026-11-27');
  const counts = new Map<string, number>();
  for (const { code } of flights.flatMap(({ from, to }) => [from, to]))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  const entries = [...airports.values()]
    .toSorted((a, b) => (counts.get(b.code) ?? 0) - (counts.get(a.code) ?? 0))
    .map(({ code, name, place, country }) => ({
      name: indexed(
        namesOfAirport({
          code,
          name,
          locationName: place.name,
          otherNames: place.otherNames,
          countryName: countries.get(country) ?? '',
          countryCode: country,
        }),
      ),
      value: { code, place: place.name, country: countries.get(country) ?? '' },
    }));
  typeAhead = createTypeAhead(entries);
});

test('two hundred typed places suggest the expected one first', () => {
  const missed = rows.flatMap(({ text, place }) => {
    const [first] = typeAhead.suggest(text);
    return first && Object.values(first).includes(place)
      ? []
      : [`${text}: ${first?.place}, not ${place}`];
  });

  expect(missed).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(200);
});

test('a search without a pick means what is suggested first, and nothing for a misspelt place', () => {
  for (const { text } of rows) {
    const meant = typeAhead.meant(text);
    expect(typeAhead.suggest(text).slice(0, meant.length)).toEqual([...meant]);
  }
  expect(typeAhead.meant('new yrok')).toEqual([]);
});
