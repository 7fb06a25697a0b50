import { stateWords } from '../../list/state.rules.ts';
import { SearchForm } from '../../office/search-form.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { addressWord, statuses, toEnquiryFilter, toStatusQuery } from './enquiry-filter.rules.ts';
import { Field, Row } from '@larkfare/ui-kit';
import styles from './enquiries.module.css';

/** A text and a status to narrow a list of quotes or messages by; both live in the address. */
export function EnquiryFilters({ searchLabel }: { searchLabel: string }) {
  const { query, change } = useAddressQuery();
  const { status } = toEnquiryFilter(query);
  return (
    <Row gap={[3, 5]} justify="between">
      <SearchForm name="search" label={searchLabel} className={styles.search} />
      <Field label="Status" className={styles.filter}>
        {(control) => (
          <select
            {...control}
            value={status && addressWord(status)}
            onChange={({ target }) =>
              change(
                toStatusQuery(statuses.find((each) => addressWord(each) === target.value) ?? ''),
              )
            }
          >
            <option value="">All</option>
            {statuses.map((each) => (
              <option key={each} value={addressWord(each)}>
                {stateWords[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Row>
  );
}
