import type { ReactNode } from 'react';
import { Button, Note } from '@larkfare/ui-kit';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { totalWords } from '../../list/total-words.rules.ts';
import type { List } from '../../list/use-list.ts';
import { Tiles } from '../../list/tile.tsx';
import { isNarrowed, toEnquiryFilter } from './enquiry-filter.rules.ts';

type EnquiryListProps<Row> = {
  /** The plural of the records: 'quote requests'. */
  noun: string;
  records: List<Row>;
  children: (row: Row) => ReactNode;
};

/** A list of quotes or messages. */
export function EnquiryList<Row>({ noun, records, children }: EnquiryListProps<Row>) {
  const { query, change } = useAddressQuery();
  return (
    <RecordList
      records={records}
      skeleton={<ListSkeleton label={`Loading ${noun}`} height={74} />}
      empty={
        <>
          <p>No {noun} found.</p>
          {isNarrowed(toEnquiryFilter(query)) && (
            <Button onClick={() => change({ search: null, status: null })}>Show all</Button>
          )}
        </>
      }
    >
      {(rows) => (
        <>
          <Note role="status">{records.data && totalWords(records.data, 'in all', 'in all')}</Note>
          <Tiles label={noun}>{rows.map(children)}</Tiles>
        </>
      )}
    </RecordList>
  );
}
