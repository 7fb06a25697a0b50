import { ProblemPanel } from '@larkfare/ui-kit';
import { AdminPage, EmptyList } from '../../page/admin-page.tsx';
import { RecordTableShapes } from '../../record-table/record-table.tsx';
import { AddRegion } from './add-region.tsx';
import { RegionTable } from './region-table.tsx';
import { useRegions } from './use-regions.ts';

/** /admin/regions: the continents. */
export function RegionsPage() {
  const regions = useRegions();
  const { problem, isLoading, refresh } = regions;
  return (
    <AdminPage
      title="Manage Continents"
      lead="Every country belongs to one. A continent can be deleted once it has no countries."
    >
      <AddRegion create={regions.create} />
      {problem && (
        <ProblemPanel title={problem} onRetry={() => void refresh()} isRetrying={isLoading} />
      )}
      {!regions.regions && isLoading && <RecordTableShapes label="Loading continents" rows={6} />}
      {regions.regions?.length === 0 && (
        <EmptyList>No continents yet. Add the first one above.</EmptyList>
      )}
      {regions.regions && regions.regions.length > 0 && (
        <RegionTable {...regions} regions={regions.regions} />
      )}
    </AdminPage>
  );
}
