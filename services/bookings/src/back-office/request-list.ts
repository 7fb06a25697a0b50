import {
  allOf,
  type Condition,
  type CountedPage,
  pageRequest,
  pageType,
} from '@larkfare/data-kit/paging';
import { recordPage, type RecordType } from '@larkfare/data-kit/records';
import { isId } from '@larkfare/text-rules';
import {
  Arg,
  type ClassType,
  Ctx,
  Field,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { type FindOptionsWhere } from 'typeorm';
import { type BookingsContext } from '../bookings-context.ts';
import { type CustomerRequest } from '../customer/customer-request.entity.ts';
import { type CsvColumns } from './csv.ts';
import { ExportPiece, exportPiece, rowsAfter } from './export-piece.ts';

/** Counting every row with a frequent word would read the whole table. */
const searchedRowsCounted = 1000;

interface RequestPieces<Row extends CustomerRequest, Filter extends object> {
  type: RecordType<Row>;
  filterType: ClassType<Filter>;
  conditions(filter: Filter): (Condition | undefined)[];
}

interface RequestList<
  Row extends CustomerRequest,
  Filter extends { query: string },
> extends RequestPieces<Row, Filter> {
  description: string;
  size: number;
  csvColumns(context: BookingsContext): CsvColumns<Row> | Promise<CsvColumns<Row>>;
}

/** `booking`, `bookings` and `bookingsExport`: one customer request, a page of the list, and the list as CSV. */
export function requestList<Row extends CustomerRequest, Filter extends { query: string }>(
  list: RequestList<Row, Filter>,
): ClassType<object> {
  const { type, filterType, description } = list;
  const name = fieldName(type);

  @ObjectType(`${type.name}Page`)
  class RequestPage extends pageType(type) implements CountedPage<Row> {
    @Field(() => Boolean, {
      description:
        'False when more match than the total: a search counts 1,000, or to the page’s end, and one more.',
    })
    isTotalExact!: boolean;
  }

  @Resolver()
  class RequestListResolver {
    @Query(() => RequestPage, { name: `${name}s`, description })
    page(
      @Arg('filter', () => filterType) filter: Filter,
      @Arg('page', () => Int, { defaultValue: 1 }) page: number,
      @Arg('size', () => Int, { defaultValue: list.size }) size: number,
      @Ctx() { db }: BookingsContext,
    ): Promise<CountedPage<Row>> {
      return recordPage(
        db,
        type,
        {
          where: list.conditions(filter),
          orderBy: ['record.created_at', 'record.id'],
          isNewestFirst: true,
          countedAtMost: filter.query.trim() ? searchedRowsCounted : undefined,
        },
        pageRequest(page, size),
      );
    }

    @Query(() => type, { name, nullable: true })
    one(@Arg('id', () => ID) id: string, @Ctx() context: BookingsContext): Promise<Row | null> {
      return requestById(context, type, id);
    }

    @Query(() => ExportPiece, {
      name: `${name}sExport`,
      description:
        'A piece of the list as CSV, header first; `next` is the cursor of the next piece.',
    })
    async export(
      @Arg('filter', () => filterType) filter: Filter,
      @Arg('after', () => ID, { nullable: true }) after: string | null | undefined,
      @Ctx() context: BookingsContext,
    ): Promise<ExportPiece> {
      const columns = await list.csvColumns(context);
      return exportPiece(context.db, type, allOf(list.conditions(filter)), columns, after);
    }
  }
  return RequestListResolver;
}

/** `quotesAfter`: the whole list of one kind of customer request, piece by piece. */
export function requestPieces<Row extends CustomerRequest, Filter extends object>({
  type,
  filterType,
  conditions,
}: RequestPieces<Row, Filter>): ClassType<object> {
  @ObjectType(`${type.name}Piece`, { description: 'A piece of a list.' })
  class Piece {
    @Field(() => [type])
    items!: Row[];

    @Field(() => ID, {
      nullable: true,
      description: 'The cursor of the next piece; absent at the end.',
    })
    next!: string | null;
  }

  @Resolver()
  class RequestPiecesResolver {
    @Query(() => Piece, {
      name: `${fieldName(type)}sAfter`,
      description: 'A piece of the whole list; `next` is the cursor of the next piece.',
    })
    piece(
      @Arg('filter', () => filterType) filter: Filter,
      @Arg('after', () => ID, { nullable: true }) after: string | null | undefined,
      @Ctx() { db }: BookingsContext,
    ): Promise<Piece> {
      return rowsAfter(db, type, allOf(conditions(filter)), after);
    }
  }
  return RequestPiecesResolver;
}

const fieldName = ({ name }: RecordType) => name.charAt(0).toLowerCase() + name.slice(1);

export const requestById = async <Row extends CustomerRequest>(
  { db }: BookingsContext,
  type: RecordType<Row>,
  id: string,
): Promise<Row | null> =>
  isId(id) ? db.getRepository(type).findOneBy({ id } as FindOptionsWhere<Row>) : null;
