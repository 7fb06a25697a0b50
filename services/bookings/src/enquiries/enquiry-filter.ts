import { type Condition } from '@larkfare/data-kit/paging';
import { searchCondition } from '../back-office/search-condition.ts';
import { type EnquiryFilterInput } from './enquiry-filter.input.ts';

export const enquiryConditions = ({
  query,
  status,
}: EnquiryFilterInput): (Condition | undefined)[] => [
  status ? { sql: 'status = :status', parameters: { status } } : undefined,
  searchCondition(query),
];
