// Generated from lowest-prices.graphql by packages/webpack-remote; change that file and run `npm run generate`.
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

export type LowestPricesQueryVariables = Exact<{
  input: FlightSearchInput;
}>;


export type LowestPricesQuery = { lowestPrices: Array<{ __typename: 'MonthLowestPrice', month: number, year: number, lowestPricePence: number | null }> };

export const LowestPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LowestPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FlightSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPricePence"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  LowestPricesQuery,
  LowestPricesQueryVariables
>;
