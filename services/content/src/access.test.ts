import { openFields } from '@larkfare/data-kit/testing';
import { subgraphSchema } from './subgraph.ts';

test('visitors may read the site’s texts and sign in, and call nothing else', async () => {
  expect(await openFields(subgraphSchema().schema)).toEqual([
    'Mutation.confirmEmailChange',
    'Mutation.requestPasswordReset',
    'Mutation.resetPassword',
    'Mutation.signIn',
    'Mutation.signOut',
    'Mutation.undoEmailChange',
    'Query.siteInformation',
    'Query.tokenKeys',
    'Query.viewer',
  ]);
});
