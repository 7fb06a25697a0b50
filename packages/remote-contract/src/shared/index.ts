import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as remoteContract from '../index.ts';
import * as apolloClient from './apollo-client.ts';
import * as apolloClientReact from './apollo-client-react.ts';
import * as graphql from './graphql.ts';
import * as reactRouter from './react-router.ts';

/**
 * The modules that exist once on the page: the shell brings them, remotes are built without them.
 * Of the tree-shakeable packages only the part named in its file here is shared, so the shell ships no more than that;
 * a remote that imports another name fails its build and the name is added here.
 */
export const sharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': reactRouter,
  '@apollo/client': apolloClient,
  '@apollo/client/react': apolloClientReact,
  graphql,
  '@larkfare/remote-contract': remoteContract,
};
