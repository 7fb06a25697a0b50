// Generated from filters.graphql by packages/webpack-remote; change that file and run `npm run generate`.
import type { TypedDocumentNode } from '@apollo/client';

export type FiltersFragment = { __typename: 'FlightOfferPage', lowestPricePence: number | null, highestPricePence: number | null, airlines: Array<{ __typename: 'OfferAirlineCount', offers: number, lowestPricePence: number, airline: { __typename: 'OfferAirline', id: string, name: string, shortName: string, monogramPicture: string | null } }> };

export const FiltersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Filters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlightOfferPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"airlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"airline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"monogramPicture"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"highestPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<
  FiltersFragment,
  Record<string, never>
>;
