import { type CountedPage, pageType } from '@larkfare/data-kit/paging';
import { type ClassType, Field, ObjectType } from 'type-graphql';

/** The GraphQL type for a page of customer requests. */
export function requestPageType<Row extends object>(type: ClassType<Row>) {
  @ObjectType()
  abstract class RequestPage extends pageType(type) implements CountedPage<Row> {
    @Field(() => Boolean, {
      description:
        'False when more match than the total: a search counts 1,000, or to the page’s end, and one more.',
    })
    isTotalExact!: boolean;
  }
  return RequestPage;
}
