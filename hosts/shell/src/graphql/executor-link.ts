import { ApolloLink } from '@apollo/client';
import type { GraphqlExecutor } from '@larkfare/server-kit/executor';
import { print } from 'graphql';
import { from } from 'rxjs';

/** Runs operations through a function instead of the network. @param onProblem called for every failed operation */
export const executorLink = (execute: GraphqlExecutor, onProblem: () => void) =>
  new ApolloLink(({ query, variables, operationName }) =>
    from(
      execute({ query: print(query), variables, operationName }).then(
        ({ data, errors }) => {
          if (errors?.length) onProblem();
          return { data, errors };
        },
        (problem: unknown) => {
          onProblem();
          throw problem;
        },
      ),
    ),
  );
