// Generated from change.graphql by packages/webpack-remote; change that file and run `npm run generate`.
import type { TypedDocumentNode } from '@apollo/client';

type DeleteOutcome_Deleted_Fragment = { __typename: 'Deleted' };

type DeleteOutcome_InUse_Fragment = { __typename: 'InUse', message: string };

type DeleteOutcome_NotFound_Fragment = { __typename: 'NotFound', message: string };

export type DeleteOutcomeFragment =
  | DeleteOutcome_Deleted_Fragment
  | DeleteOutcome_InUse_Fragment
  | DeleteOutcome_NotFound_Fragment
;

export const DeleteOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotFound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  DeleteOutcomeFragment,
  Record<string, never>
>;
