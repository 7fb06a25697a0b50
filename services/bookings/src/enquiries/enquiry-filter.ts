import { allOf, type Condition } from '../back-office/list-page.ts';
import { toLine } from '../customer/customer.rules.ts';
import { type EnquiryFilterInput } from './enquiry-filter.input.ts';

/** What is typed is looked for as it is, without case and accents: `%` and `_` mean themselves. */
export function enquiryCondition({ query, status }: EnquiryFilterInput): Condition {
  const wanted = toLine(query).replaceAll('\0', '');
  return allOf(
    status ? { sql: 'status = :status', parameters: { status } } : undefined,
    wanted ? { sql: 'strpos(search_text, fold(:wanted)) > 0', parameters: { wanted } } : undefined,
  );
}
