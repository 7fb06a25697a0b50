import { type Access } from '@larkfare/data-kit/subgraph';

/** Fields that anyone may call; everything else needs an administrator. */
export const access: Access = {
  public: [
    'Query.siteInformation',
    'Query.viewer',
    'Query.tokenKeys',
    'Mutation.signIn',
    'Mutation.signOut',
    'Mutation.requestPasswordReset',
    'Mutation.resetPassword',
    'Mutation.confirmEmailChange',
    'Mutation.undoEmailChange',
  ],
};
