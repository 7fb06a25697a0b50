import { type Condition } from '@larkfare/data-kit/paging';
import { type RecordType } from '@larkfare/data-kit/records';
import { Field, InputType } from 'type-graphql';
import { type CsvColumns } from '../back-office/csv.ts';
import { requestList, requestPieces } from '../back-office/request-list.ts';
import { searchCondition } from '../back-office/search-condition.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { type CustomerRequest } from '../customer/customer-request.entity.ts';
import { EnquiryStatus } from './enquiry-status.ts';

@InputType()
class EnquiryFilterInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'A part of a name, an address, a reference or the text.',
  })
  query!: string;

  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;
}

const conditions = ({ query, status }: EnquiryFilterInput): (Condition | undefined)[] => [
  status ? { sql: 'status = :status', parameters: { status } } : undefined,
  searchCondition(query),
];

/** The back office's queries for contact messages or quotes. */
export function enquiryQueries<Row extends CustomerRequest>(
  type: RecordType<Row>,
  csvColumns: (context: BookingsContext) => CsvColumns<Row> | Promise<CsvColumns<Row>>,
) {
  const list = { type, filterType: EnquiryFilterInput, conditions };
  return [
    requestList({ ...list, description: 'The newest first.', size: 20, csvColumns }),
    requestPieces(list),
  ];
}
