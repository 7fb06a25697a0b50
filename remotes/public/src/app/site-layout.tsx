import { useConsent, useNotify, useSite, useToday } from '@larkfare/remote-contract';
import { yearOf } from '@larkfare/london-dates';
import { Outlet } from 'react-router';
import { PageLayout } from '../features/site-layout/page-layout.tsx';
import { useSiteTexts } from '../features/site-layout/use-site-texts.ts';
import { Footer } from '../features/footer/footer.tsx';
import { NavigationBar } from '../features/navigation/navigation-bar.tsx';
import { useLeaveStalePopUp } from '../pop-up/use-pop-up.ts';

/** The navigation bar and the footer around every page, rendered from one query of the site's texts. */
export function SiteLayout() {
  const { site, isLoading, refetch } = useSiteTexts();
  const { name } = useSite();
  const notify = useNotify();
  const { openChoices } = useConsent();
  useLeaveStalePopUp();
  const brandName = site?.brand.name ?? name;

  const lookForPhone = async () => {
    const found = await refetch();
    if (!found) notify.error('Failed to retrieve phone number.');
  };
  return (
    <PageLayout
      navigation={
        <NavigationBar
          brandName={brandName}
          phone={site?.contactPhone}
          onPhoneMissing={() => void lookForPhone()}
        />
      }
      footer={
        <Footer
          brandName={brandName}
          site={site}
          isLoading={isLoading}
          onRetry={() => void refetch()}
          onCookieChoices={openChoices}
          year={yearOf(useToday())}
        />
      }
    >
      <Outlet />
    </PageLayout>
  );
}
