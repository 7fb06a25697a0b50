import { toLine } from '../customer/customer.rules.ts';
import { type Condition } from '@larkfare/service-kit';

/** What is typed is looked for as it is, without case and accents: `%` and `_` mean themselves. */
export function searchCondition(text: string): Condition | undefined {
  const wanted = toLine(text).replaceAll('\0', '');
  return wanted
    ? { sql: 'strpos(search_text, fold(:wanted)) > 0', parameters: { wanted } }
    : undefined;
}
