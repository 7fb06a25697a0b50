import { Button, Icon, LoadingSkeleton, QueryView, Skeleton } from '@larkfare/ui-kit';
import Pencil from 'lucide-react/icons/pencil';
import { AdminPage } from '../../office/admin-page.tsx';
import { useSiteValues, type SiteValues } from '../../texts/use-site-values.ts';
import { EditorLinks } from './editor-links.tsx';
import { SiteFields } from './site-fields.tsx';
import { useSiteForm } from './use-site-form.ts';

const head = {
  title: 'Main data',
  lead: 'How people reach you and what the site says on every page. Changes are on the site as soon as they are saved.',
};

/** /admin/siteinfo */
export function Component() {
  const site = useSiteValues();
  if (site.data) return <SiteInformation site={site.data} />;
  return (
    <AdminPage {...head}>
      <EditorLinks />
      <QueryView
        state={site}
        skeleton={<PageSkeleton />}
        help="Nothing was changed. Try again in a moment."
      >
        {() => null}
      </QueryView>
    </AdminPage>
  );
}

function SiteInformation({ site }: { site: SiteValues }) {
  const { root, ...form } = useSiteForm(site);
  return (
    <div ref={root}>
      <AdminPage
        {...head}
        actions={
          !form.isEditing && (
            <Button tone="brand" data-edit="" onClick={form.edit}>
              <Icon shape={Pencil} size={18} /> Edit
            </Button>
          )
        }
      >
        <EditorLinks />
        <SiteFields form={form} />
      </AdminPage>
    </div>
  );
}

const PageSkeleton = () => (
  <LoadingSkeleton gap={4} label="Loading site information">
    {[260, 200, 180].map((height) => (
      <Skeleton key={height} shape="block" height={height} />
    ))}
  </LoadingSkeleton>
);
