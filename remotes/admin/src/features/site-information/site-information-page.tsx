import {
  Button,
  Icon,
  LoadingSkeleton,
  QueryView,
  Skeleton,
  buttonClass,
  Grid,
} from '@larkfare/ui-kit';
import Pencil from '@lucide/icons/icons/pencil';
import { AdminPage } from '../../office/admin-page.tsx';
import { editors, titleOf } from '../../texts/site-keys.rules.ts';
import { type SiteKey } from '../../texts/site-values.generated.ts';
import { useSiteValues, type SiteValues } from '../../texts/use-site-values.ts';
import { SiteFields } from './site-fields.tsx';
import { useSiteForm } from './use-site-form.ts';
import BookOpenText from '@lucide/icons/icons/book-open-text';
import CalendarClock from '@lucide/icons/icons/calendar-clock';
import CircleQuestionMark from '@lucide/icons/icons/circle-question-mark';
import Scale from '@lucide/icons/icons/scale';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { Link } from 'react-router';
import styles from './site-information.module.css';

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

const icons: Record<string, typeof Scale> = {
  faq: CircleQuestionMark,
  privacyPolicy: ShieldCheck,
  terms: Scale,
  payLater: CalendarClock,
};

/** The longer texts have an editor each. */
const EditorLinks = () => (
  <Grid as="nav" columns="12.5rem" gap={2} aria-label="Longer texts" className={styles.editors}>
    {Object.entries(editors).map(([key, to]) => (
      <Link key={key} to={to} className={buttonClass({ className: styles.editor })}>
        <Icon shape={icons[key] ?? BookOpenText} size={18} /> {titleOf[key as SiteKey]}
      </Link>
    ))}
  </Grid>
);
