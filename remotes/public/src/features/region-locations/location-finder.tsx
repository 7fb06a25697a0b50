import { counted } from '@larkfare/text-rules';
import { Button, Card, FindField, PagedList, SelectField } from '@larkfare/ui-kit';
import { Letters } from '../../list-search/letters.tsx';
import {
  isNarrowed,
  type ListSearch,
  toListParams,
  wholeList,
} from '../../list-search/list-search.rules.ts';
import { useFind } from '../../list-search/use-find.ts';
import { LocationCards } from '../../location-card/location-card.tsx';
import type { GalleryPage } from './use-region-locations.ts';

type LocationFinderProps = { label: string; path: string; listed: GalleryPage; search: ListSearch };

const cardsInSight = 4;

/** A page of a region's locations, found by name, country and letter; the search is stored in the URL. */
export function LocationFinder({ label, path, listed, search }: LocationFinderProps) {
  const { items, page, totalPages, totalItems, countries, letters } = listed;
  const find = useFind(search);
  const hasTools = totalPages > 1 || isNarrowed(search);
  return (
    <PagedList
      label={label}
      count={counted(totalItems, 'place')}
      fields={
        hasTools && (
          <>
            <FindField
              label="Find a place"
              placeholder="Place or country"
              text={search.name}
              onText={(name, options) => find({ name, letter: null }, options)}
            />
            <SelectField
              label="Country"
              value={search.countryId ?? ''}
              onValue={(countryId) => find({ countryId: countryId || null, letter: null })}
              options={[
                { value: '', label: 'All countries' },
                ...countries.map(({ id, name, locations }) => ({
                  value: id,
                  label: `${name} (${locations})`,
                })),
              ]}
            />
          </>
        )
      }
      links={
        hasTools && (
          <Letters
            letters={letters}
            current={search.letter}
            hrefOf={(letter) => `${path}?${toListParams(search, { letter }).toString()}`}
          />
        )
      }
      page={page}
      totalPages={totalPages}
      onPage={(next) => find({ page: next })}
    >
      {items.length > 0 ? (
        <LocationCards locations={items} level={2} inSight={cardsInSight} />
      ) : (
        <Card look="dashed" gap={4} padding={5}>
          <p>No place here matches. We may still find you a flight if you contact us.</p>
          <Button onClick={() => find(wholeList)}>Show all places</Button>
        </Card>
      )}
    </PagedList>
  );
}
