import { stateWords } from '../../list/state.rules.ts';
import { SearchForm } from '../../office/search-form.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { addressWord, statuses, toEnquiryFilter, toStatusQuery } from './enquiry-filter.rules.ts';
import { Row } from '@larkfare/ui-kit';
import styles from './enquiry-filters.module.css';

/** A text and a status to narrow a list of quotes or messages by; both live in the address. */
export function EnquiryFilters({ searchLabel }: { searchLabel: string }) {
  const { query, change } = useAddressQuery();
  const { status } = toEnquiryFilter(query);
  return (
    <Row gap={[3, 5]} justify="between">
      <SearchForm name="search" label={searchLabel} className={styles.search} />
      <Row as="label" gap={2} nowrap className={styles.status}>
        Status
        <select
          className={styles.select}
          value={status && addressWord(status)}
          onChange={({ target }) =>
            change(toStatusQuery(statuses.find((each) => addressWord(each) === target.value) ?? ''))
          }
        >
          <option value="">All</option>
          {statuses.map((each) => (
            <option key={each} value={addressWord(each)}>
              {stateWords[each]}
            </option>
          ))}
        </select>
      </Row>
    </Row>
  );
}
