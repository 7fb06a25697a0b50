// Generated from list-currency.graphql by packages/webpack-remote; change that file and run `npm run generate`.
import type { TypedDocumentNode } from '@apollo/client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A part of the site information, under the specification's name; `booking` is Pay Later. */
export type SiteKey =
  | 'brand'
  | 'contactPhone'
  | 'contactEmail'
  | 'contactWA'
  | 'addressText'
  | 'mapEmbedCode'
  | 'aboutInfo'
  | 'claims'
  | 'protectionScheme'
  | 'faq'
  | 'privacyPolicy'
  | 'terms'
  | 'booking'
  | 'aboutUsLong'
  | 'chat'
  | 'bookingListCurrency';

export type ListCurrencyQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCurrencyQuery = { siteValues: Array<{ __typename: 'SiteValue', key: SiteKey, value: unknown }> };

export const ListCurrencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCurrency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  ListCurrencyQuery,
  ListCurrencyQueryVariables
>;
