import { Arg, type ClassType, Ctx, Int, Query, Resolver } from 'type-graphql';
import { type DataSource } from 'typeorm';
import { pageRequest } from '../graphql/page.rules.ts';
import { ChangePage } from './change.input.ts';
import { changesOf } from './changes.ts';

/**
 * A service's record of what administrators wrote, as a query for administrators.
 * @param name of the query: one for each service, e.g. `catalogueChanges`
 */
export function changesResolver<Context extends object>(
  name: string,
  databaseOf: (context: Context) => DataSource,
): ClassType<object> {
  @Resolver()
  class ChangesResolver {
    @Query(() => ChangePage, { name, description: 'What administrators wrote, the latest first.' })
    changes(
      @Arg('page', () => Int, { defaultValue: 1 }) page: number,
      @Arg('size', () => Int, { defaultValue: 50 }) size: number,
      @Ctx() context: Context,
    ): Promise<ChangePage> {
      return changesOf(databaseOf(context), pageRequest(page, size));
    }
  }
  return ChangesResolver;
}
