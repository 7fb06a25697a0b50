import { useState } from 'react';
import { Button, Icon, Pagination, ProblemPanel } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { SearchForm } from '../../query-state/search-form.tsx';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { AirlinePopUp } from './airline-pop-up.tsx';
import { AirlineTiles, TileShapes } from './airline-tiles.tsx';
import styles from './airlines-page.module.css';
import { useAirlines, type ManagedAirline } from './use-airlines.ts';

/** /admin/airline: the airlines, 20 to a page. */
export function AirlinesPage() {
  const { query, page, setPage } = useQueryState();
  const search = query.get('search') ?? '';
  const airlines = useAirlines({ query: search, page });
  const { found, problem, isLoading, refresh } = airlines;
  const [popUp, setPopUp] = useState<{ isOpen: boolean; edited?: ManagedAirline }>({
    isOpen: false,
  });

  return (
    <AdminPage
      title="Manage Airlines"
      lead="An airline can be deleted once it has no flights."
      actions={
        <Button tone="brand" onClick={() => setPopUp({ isOpen: true })}>
          <Icon shape={Plus} size={18} /> Add airline
        </Button>
      }
    >
      <div className={styles.filters}>
        <SearchForm label="Search by name" name="search" className={styles.search} />
        <p role="status" className={styles.count}>
          {found && `${found.totalItems} ${found.totalItems === 1 ? 'airline' : 'airlines'}`}
        </p>
      </div>
      {problem && (
        <ProblemPanel title={problem} onRetry={() => void refresh()} isRetrying={isLoading} />
      )}
      {!found && isLoading && <TileShapes />}
      {found?.items.length === 0 && (
        <EmptyList>
          {search ? `No airline matches “${search}”.` : 'No airlines yet. Add the first one.'}
        </EmptyList>
      )}
      {found && (
        <>
          <AirlineTiles
            {...airlines}
            airlines={found.items}
            onEdit={(edited) => setPopUp({ isOpen: true, edited })}
          />
          <Pagination page={found.page} totalPages={found.totalPages} onPage={setPage} />
        </>
      )}
      <AirlinePopUp
        {...airlines}
        {...popUp}
        onClose={() => setPopUp((now) => ({ ...now, isOpen: false }))}
      />
    </AdminPage>
  );
}
