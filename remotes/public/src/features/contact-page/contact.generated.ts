// Generated from contact.graphql by packages/webpack-remote; change that file and run `npm run generate`.
import type { TypedDocumentNode } from '@apollo/client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ContactQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactQuery = { siteInformation: { __typename: 'SiteInformation', contactEmail: string, contactPhone: string, addressText: string, mapEmbedUrl: string | null, mapLink: string | null, aboutInfo: string } };

export type WhatsAppNumberQueryVariables = Exact<{ [key: string]: never; }>;


export type WhatsAppNumberQuery = { siteInformation: { __typename: 'SiteInformation', contactWhatsApp: string } };

export const ContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"addressText"}},{"kind":"Field","name":{"kind":"Name","value":"mapEmbedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"aboutInfo"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  ContactQuery,
  ContactQueryVariables
>;

export const WhatsAppNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhatsAppNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactWhatsApp"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  WhatsAppNumberQuery,
  WhatsAppNumberQueryVariables
>;
