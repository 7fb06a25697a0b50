// Generated from siteinfo-admin.graphql by packages/webpack-remote; change that file and run `npm run generate`.
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

export type SiteValueInput = {
  key: SiteKey;
  /** The version the change is based on; without it, the newest. */
  basedOnVersion?: number | null | undefined;
  value?: unknown;
};

export type SiteValuesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteValuesQuery = { siteValues: Array<{ __typename: 'SiteValue', key: SiteKey, version: number, value: unknown }> };

export type SaveSiteValuesMutationVariables = Exact<{
  changes: Array<SiteValueInput> | SiteValueInput;
}>;


export type SaveSiteValuesMutation = { saveSiteValues:
    | { __typename: 'SiteValuesSaved', values: Array<{ __typename: 'SiteValue', key: SiteKey, version: number, value: unknown }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Stale', message: string }
   };

export const SiteValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  SiteValuesQuery,
  SiteValuesQueryVariables
>;

export const SaveSiteValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteValueInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSiteValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteValuesSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Stale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}]} as unknown as TypedDocumentNode<
  SaveSiteValuesMutation,
  SaveSiteValuesMutationVariables
>;
