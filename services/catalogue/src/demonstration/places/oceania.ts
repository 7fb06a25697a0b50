import { place, popular, type Place } from './place.ts';

export const oceania: Place[] = [
  place(
    'Sydney',
    'SYD',
    'southernSummer',
    'The harbour, the Opera House, and surf beaches by city bus.',
    popular,
  ),
  place(
    'Melbourne',
    'MEL',
    'southernSummer',
    'Lanes full of coffee, sport for every season, and the Great Ocean Road.',
  ),
  place(
    'Brisbane',
    'BNE',
    'southernSummer',
    'A river city between the Gold Coast and the Sunshine Coast.',
  ),
  place(
    'Perth',
    'PER',
    'southernSummer',
    'Direct from London in about seventeen hours: beaches, wine and quokkas.',
  ),
  place(
    'Adelaide',
    'ADL',
    'southernSummer',
    'Markets and parks, with the Barossa’s vineyards an hour away.',
  ),
  place(
    'Cairns',
    'CNS',
    'southernSummer',
    'The Great Barrier Reef on one side, rainforest on the other.',
  ),
  place(
    'Auckland',
    'AKL',
    'southernSummer',
    'A city of sails on two harbours, with volcanic islands to explore.',
  ),
  place(
    'Christchurch',
    'CHC',
    'southernSummer',
    'Gardens and a rebuilt centre, at the start of the South Island’s roads.',
  ),
  place(
    'Queenstown',
    'ZQN',
    'southernSummer',
    'Lakes, mountains and every way of jumping off them.',
  ),
  place('Nadi', 'NAN', 'winterSun', 'Fiji’s gateway to three hundred islands.'),
  place('Tahiti', 'PPT', 'winterSun', 'Black-sand beaches, lagoons, and boats to Moorea.'),
];
