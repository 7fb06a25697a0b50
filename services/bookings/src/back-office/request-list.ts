import { allOf, type Condition, type CountedPage, pageRequest } from '@larkfare/data-kit/paging';
import { recordPage, type RecordType } from '@larkfare/data-kit/records';
import { isId } from '@larkfare/text-rules';
import { Arg, type ClassType, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { type FindOptionsWhere } from 'typeorm';
import { type BookingsContext } from '../bookings-context.ts';
import { type CustomerRequest } from '../customer/customer-request.entity.ts';
import { type CsvColumns } from './csv.ts';
import { ExportPiece } from './export-piece.input.ts';
import { exportPiece, rowsAfter } from './export-piece.ts';

/** Counting every row with a frequent word would read the whole table. */
const searchedRowsCounted = 1000;

interface RequestList<Row extends CustomerRequest, Filter extends { query: string }> {
  type: RecordType<Row>;
  pageType: ClassType<CountedPage<Row>>;
  filterType: ClassType<Filter>;
  /** The names of the queries. */
  names: { one: string; many: string };
  description: string;
  size: number;
  conditions(filter: Filter): (Condition | undefined)[];
  csvColumns(context: BookingsContext): CsvColumns<Row> | Promise<CsvColumns<Row>>;
}

/** The back office's queries for one kind of customer request: a page of the list, one request, and the list as CSV. */
export function requestList<Row extends CustomerRequest, Filter extends { query: string }>(
  list: RequestList<Row, Filter>,
): ClassType<object> {
  const { type, pageType, filterType, names, description, size: defaultSize } = list;

  @Resolver()
  class RequestListResolver {
    @Query(() => pageType, { name: names.many, description })
    page(
      @Arg('filter', () => filterType) filter: Filter,
      @Arg('page', () => Int, { defaultValue: 1 }) page: number,
      @Arg('size', () => Int, { defaultValue: defaultSize }) size: number,
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

    @Query(() => type, { name: names.one, nullable: true })
    one(@Arg('id', () => ID) id: string, @Ctx() context: BookingsContext): Promise<Row | null> {
      return requestById(context, type, id);
    }

    @Query(() => ExportPiece, {
      name: `${names.many}Export`,
      description:
        'A piece of the list as CSV, header first; ask again with its `next` until that is absent.',
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

interface RequestPieces<Row extends CustomerRequest, Filter extends object> {
  type: RecordType<Row>;
  pieceType: ClassType<{ items: Row[]; next: string | null }>;
  filterType: ClassType<Filter>;
  /** The name of the query. */
  name: string;
  conditions(filter: Filter): (Condition | undefined)[];
}

/** The whole list of one kind of customer request, piece by piece. */
export function requestPieces<Row extends CustomerRequest, Filter extends object>(
  list: RequestPieces<Row, Filter>,
): ClassType<object> {
  @Resolver()
  class RequestPiecesResolver {
    @Query(() => list.pieceType, {
      name: list.name,
      description: 'A piece of the whole list; `next` is the cursor of the next piece.',
    })
    async piece(
      @Arg('filter', () => list.filterType) filter: Filter,
      @Arg('after', () => ID, { nullable: true }) after: string | null | undefined,
      @Ctx() { db }: BookingsContext,
    ): Promise<{ items: Row[]; next: string | null }> {
      const piece = await rowsAfter(db, list.type, allOf(list.conditions(filter)), after);
      return { ...piece, items: piece.items.map((row) => Object.assign(new list.type(), row)) };
    }
  }
  return RequestPiecesResolver;
}

export const requestById = async <Row extends CustomerRequest>(
  { db }: BookingsContext,
  type: RecordType<Row>,
  id: string,
): Promise<Row | null> =>
  isId(id) ? db.getRepository(type).findOneBy({ id } as FindOptionsWhere<Row>) : null;
