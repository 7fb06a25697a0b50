// Generated from siteinfo.graphql by packages/webpack-remote; change that file and run `npm run generate`.
import type { TypedDocumentNode } from '@apollo/client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SiteContactQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteContactQuery = { siteInformation: { __typename: 'SiteInformation', contactPhone: string, contactEmail: string, contactWhatsApp: string } };

export type SiteAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteAddressQuery = { siteInformation: { __typename: 'SiteInformation', addressText: string, mapEmbedUrl: string | null } };

export type SiteAboutQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteAboutQuery = { siteInformation: { __typename: 'SiteInformation', aboutInfo: string } };

export type SiteAboutLongQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteAboutLongQuery = { siteInformation: { __typename: 'SiteInformation', aboutUsLong: Array<{ __typename: 'AboutBlock', subheading: string | null, text: string }> } };

export type SitePayLaterQueryVariables = Exact<{ [key: string]: never; }>;


export type SitePayLaterQuery = { siteInformation: { __typename: 'SiteInformation', payLater: { __typename: 'PayLater', heading: string, text: string, items: Array<{ __typename: 'PayLaterItem', subheading: string, text: string }> } } };

export type SiteFaqQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteFaqQuery = { siteInformation: { __typename: 'SiteInformation', faq: Array<{ __typename: 'QuestionAnswer', question: string, answer: string }> } };

export type SiteSectionFragment = { __typename: 'TextSection', heading: string, text: string, bullets: Array<{ __typename: 'TextBullet', heading: string | null, text: string }> };

export type SitePrivacyPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type SitePrivacyPolicyQuery = { siteInformation: { __typename: 'SiteInformation', privacyPolicy: Array<{ __typename: 'TextSection', heading: string, text: string, bullets: Array<{ __typename: 'TextBullet', heading: string | null, text: string }> }> } };

export type SiteTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteTermsQuery = { siteInformation: { __typename: 'SiteInformation', terms: Array<{ __typename: 'TextSection', heading: string, text: string, bullets: Array<{ __typename: 'TextBullet', heading: string | null, text: string }> }> } };

export const SiteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactWhatsApp"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  SiteContactQuery,
  SiteContactQueryVariables
>;

export const SiteAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressText"}},{"kind":"Field","name":{"kind":"Name","value":"mapEmbedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  SiteAddressQuery,
  SiteAddressQueryVariables
>;

export const SiteAboutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteAbout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aboutInfo"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  SiteAboutQuery,
  SiteAboutQueryVariables
>;

export const SiteAboutLongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteAboutLong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aboutUsLong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subheading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  SiteAboutLongQuery,
  SiteAboutLongQueryVariables
>;

export const SitePayLaterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePayLater"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payLater"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subheading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  SitePayLaterQuery,
  SitePayLaterQueryVariables
>;

export const SiteFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteFaq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  SiteFaqQuery,
  SiteFaqQueryVariables
>;

export const SiteSectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bullets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<
  SiteSectionFragment,
  Record<string, never>
>;

export const SitePrivacyPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePrivacyPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteSection"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bullets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<
  SitePrivacyPolicyQuery,
  SitePrivacyPolicyQueryVariables
>;

export const SiteTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteSection"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bullets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<
  SiteTermsQuery,
  SiteTermsQueryVariables
>;
