import { place, type Place } from './place.ts';

/** Where journeys begin; each can be flown to as well. */
export const unitedKingdom: Place[] = [
  place(
    'London',
    'LHR LGW STN LTN LCY SEN',
    'city',
    'Parks, theatres and free museums on both banks of the Thames, with five airports around it.',
  ),
  place(
    'Manchester',
    'MAN',
    'city',
    'Red-brick mills turned into galleries and music halls, and two famous football grounds.',
  ),
  place(
    'Birmingham',
    'BHX',
    'city',
    'Canals, the Jewellery Quarter and one of the country’s best places for a curry.',
  ),
  place(
    'Edinburgh',
    'EDI',
    'city',
    'A castle on a rock, a medieval Old Town, and the world’s largest arts festival every August.',
  ),
  place(
    'Glasgow',
    'GLA',
    'city',
    'Victorian streets, Mackintosh architecture and live music every night of the week.',
  ),
  place(
    'Bristol',
    'BRS',
    'city',
    'Brunel’s suspension bridge, a lively harbour, and street art around every corner.',
  ),
  place(
    'Newcastle upon Tyne',
    'NCL',
    'city',
    'Seven bridges over the Tyne, Georgian streets, and Hadrian’s Wall close by.',
  ),
  place('Leeds', 'LBA', 'city', 'Victorian arcades in the city and the Yorkshire Dales beyond it.'),
  place(
    'Liverpool',
    'LPL',
    'city',
    'The waterfront that gave the world the Beatles, with two cathedrals on one street.',
  ),
  place(
    'Nottingham',
    'EMA',
    'city',
    'Caves under the streets, a castle above them, and Sherwood Forest to the north.',
  ),
  place(
    'Belfast',
    'BFS BHD',
    'city',
    'The city where the Titanic was built, an hour from the Giant’s Causeway.',
  ),
  place('Aberdeen', 'ABZ', 'city', 'The Granite City between two rivers and a long sandy beach.'),
  place(
    'Cardiff',
    'CWL',
    'city',
    'The Welsh capital, with a castle in the middle and the bay at its feet.',
  ),
  place('Southampton', 'SOU', 'city', 'A port with medieval walls, on the edge of the New Forest.'),
  place('Exeter', 'EXT', 'city', 'A cathedral city between Dartmoor and the south Devon beaches.'),
  place(
    'Norwich',
    'NWI',
    'city',
    'Medieval lanes, an open market every weekday, and the Broads next door.',
  ),
  place('Bournemouth', 'BOH', 'summer', 'Seven miles of sand below the cliffs of Dorset.'),
  place(
    'Inverness',
    'INV',
    'northernSummer',
    'The small capital of the Highlands, a few miles from Loch Ness.',
  ),
  place('Newquay', 'NQY', 'summer', 'Cornwall’s surf town, with eleven beaches.'),
  place(
    'Isle of Man',
    'IOM',
    'northernSummer',
    'Glens, steam trains and the TT races, in the middle of the Irish Sea.',
  ),
  place(
    'Jersey',
    'JER',
    'summer',
    'Wide tidal beaches and seafood, nearer to France than to England.',
  ),
  place(
    'Guernsey',
    'GCI',
    'summer',
    'Cliff paths, castles and a harbour town, with Sark and Herm a ferry away.',
  ),
];
