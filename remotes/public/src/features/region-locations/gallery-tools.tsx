import { counted } from '@larkfare/text-rules';
import { Row, SelectField } from '@larkfare/ui-kit';
import { FindField } from '../../list-search/find-field.tsx';
import { Letters } from '../../list-search/letters.tsx';
import { type ListSearch, toListParams } from '../../list-search/list-search.rules.ts';
import { galleryPath } from './region-locations.rules.ts';
import styles from './region-locations-page.module.css';
import type { GalleryPage } from './use-region-locations.ts';

type GalleryToolsProps = {
  regionId: string;
  listed: GalleryPage;
  search: ListSearch;
  onChange: (change: Partial<ListSearch>, options?: { replace: boolean }) => void;
};

/** Narrows a region's list by name, country and letter. */
export const GalleryTools = ({
  regionId,
  listed: { totalItems, countries, letters },
  search,
  onChange,
}: GalleryToolsProps) => (
  <Row gap={[3, 5]} align="end">
    <FindField
      label="Find a place"
      placeholder="Place or country"
      text={search.name}
      onText={(name) => onChange({ name, letter: null }, { replace: true })}
      className={styles.find}
    />
    <SelectField
      label="Country"
      className={styles.country}
      value={search.countryId ?? ''}
      onValue={(countryId) => onChange({ countryId: countryId || null, letter: null })}
      options={[
        { value: '', label: 'All countries' },
        ...countries.map(({ id, name, locations }) => ({
          value: id,
          label: `${name} (${locations})`,
        })),
      ]}
    />
    <p role="status" className={styles.count}>
      {counted(totalItems, 'place')}
    </p>
    <div className={styles.letters}>
      <Letters
        letters={letters}
        current={search.letter}
        hrefOf={(letter) =>
          `${galleryPath(regionId)}?${toListParams(search, { letter }).toString()}`
        }
      />
    </div>
  </Row>
);
