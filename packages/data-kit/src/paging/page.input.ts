import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { type PageOf } from './page.rules.ts';

/** The GraphQL type for a page of records. Every list that grows is paged. */
export function pageType<Item extends object>(itemType: ClassType<Item>) {
  @ObjectType()
  abstract class Page implements PageOf<Item> {
    @Field(() => [itemType])
    items!: Item[];

    @Field(() => Int)
    page!: number;

    @Field(() => Int)
    totalPages!: number;

    @Field(() => Int)
    totalItems!: number;
  }
  return Page;
}
