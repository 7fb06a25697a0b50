import { Arg, type ClassType, Ctx, Int, Query, Resolver } from 'type-graphql';
import { type DataSource } from 'typeorm';
import { pageRequest } from '../paging/page.rules.ts';
import { ChangeFilterInput, ChangePage } from './change.input.ts';
import { changesOf, type RecordNames } from './changes.ts';

/**
 * A service's record of what administrators wrote, as a query for administrators.
 * @param name of the query: one for each service, e.g. `catalogueChanges`
 * @param recordNames the service's names of its records, where the changes' own labels lack them
 */
export function changesResolver<Context extends object>(
  name: string,
  databaseOf: (context: Context) => DataSource,
  recordNames: RecordNames = async () => new Map(),
): ClassType<object> {
  @Resolver()
  class ChangesResolver {
    @Query(() => ChangePage, { name, description: 'What administrators wrote, the latest first.' })
    changes(
      @Arg('filter', () => ChangeFilterInput, { nullable: true })
      filter: ChangeFilterInput | null | undefined,
      @Arg('page', () => Int, { defaultValue: 1 }) page: number,
      @Arg('size', () => Int, { defaultValue: 50 }) size: number,
      @Ctx() context: Context,
    ): Promise<ChangePage> {
      return changesOf(
        databaseOf(context),
        filter ?? { changedBy: '' },
        pageRequest(page, size),
        recordNames,
      );
    }
  }
  return ChangesResolver;
}
