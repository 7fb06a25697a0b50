// Generated from flight.graphql by packages/webpack-remote; change that file and run `npm run generate`.
import type { TypedDocumentNode } from '@apollo/client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FlightSearchInput = {
  tripType?: TripType;
  /** An airport or location id. A location stands for all its airports. */
  fromId?: string | null | undefined;
  toId?: string | null | undefined;
  /** Text typed without a pick: airport code, airport name or location name. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  /** Default tomorrow. */
  departureDate?: string | null | undefined;
  returnDate?: string | null | undefined;
  /** 0 to 3: the cheaper month's date is offered where these days cross a month's end. */
  flexDepartDays?: number;
  flexReturnDays?: number;
  /** Airline ids or short names. */
  airlines?: Array<string>;
  directOnly?: boolean;
  minPricePence?: number | null | undefined;
  maxPricePence?: number | null | undefined;
  order?: OfferOrder;
  page?: number;
};

export type OfferOrder =
  | 'recommended'
  | 'price'
  | 'duration'
  | 'stops';

export type TripType =
  | 'oneWay'
  | 'roundTrip';

export type FlightFilterQueryVariables = Exact<{
  input: FlightSearchInput;
}>;


export type FlightFilterQuery = { flightSearch: { __typename: 'FlightOfferPage', page: number, totalPages: number, items: Array<{ __typename: 'FlightOffer', flightId: string, outboundMinutes: number, returnMinutes: number, stops: number, departureDate: string, returnDate: string | null, originalPricePence: number, savingPence: number, finalPricePence: number, isRecommended: boolean, airline: { __typename: 'OfferAirline', id: string, shortName: string, monogramPicture: string | null, logoPicture: string | null }, departureAirport: { __typename: 'OfferAirport', id: string, code: string, name: string }, arrivalAirport: { __typename: 'OfferAirport', id: string, code: string, name: string } }> } };

export type OfferFragment = { __typename: 'FlightOffer', flightId: string, outboundMinutes: number, returnMinutes: number, stops: number, departureDate: string, returnDate: string | null, originalPricePence: number, savingPence: number, finalPricePence: number, isRecommended: boolean, airline: { __typename: 'OfferAirline', id: string, shortName: string, monogramPicture: string | null, logoPicture: string | null }, departureAirport: { __typename: 'OfferAirport', id: string, code: string, name: string }, arrivalAirport: { __typename: 'OfferAirport', id: string, code: string, name: string } };

export const FlightFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlightFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FlightSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flightSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlightOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flightId"}},{"kind":"Field","name":{"kind":"Name","value":"airline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"monogramPicture"}},{"kind":"Field","name":{"kind":"Name","value":"logoPicture"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departureAirport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalAirport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outboundMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"returnMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"departureDate"}},{"kind":"Field","name":{"kind":"Name","value":"returnDate"}},{"kind":"Field","name":{"kind":"Name","value":"originalPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"savingPence"}},{"kind":"Field","name":{"kind":"Name","value":"finalPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"isRecommended"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<
  FlightFilterQuery,
  FlightFilterQueryVariables
>;

export const OfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlightOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flightId"}},{"kind":"Field","name":{"kind":"Name","value":"airline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"monogramPicture"}},{"kind":"Field","name":{"kind":"Name","value":"logoPicture"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departureAirport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalAirport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outboundMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"returnMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"departureDate"}},{"kind":"Field","name":{"kind":"Name","value":"returnDate"}},{"kind":"Field","name":{"kind":"Name","value":"originalPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"savingPence"}},{"kind":"Field","name":{"kind":"Name","value":"finalPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"isRecommended"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<
  OfferFragment,
  Record<string, never>
>;
