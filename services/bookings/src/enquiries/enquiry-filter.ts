import { allOf, type Condition } from '../back-office/list-page.ts';
import { searchCondition } from '../back-office/search-condition.ts';
import { type EnquiryFilterInput } from './enquiry-filter.input.ts';

export const enquiryCondition = ({ query, status }: EnquiryFilterInput): Condition =>
  allOf(
    status ? { sql: 'status = :status', parameters: { status } } : undefined,
    searchCondition(query),
  );
