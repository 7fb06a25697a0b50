import { useConsent, useNotify, useSite, useToday } from '@larkfare/remote-contract';
import { yearOf } from '@larkfare/london-dates';
import { useSiteTexts } from '../features/site-layout/use-site-texts.ts';
import { Footer } from '../features/footer/footer.tsx';
import { NavigationBar } from '../features/navigation/navigation-bar.tsx';
import { useLeaveStalePopUp } from '../pop-up/use-pop-up.ts';

/** The navigation bar above every page. */
export function SiteHeader() {
  const { site, refetch } = useSiteTexts();
  const { name } = useSite();
  const notify = useNotify();
  useLeaveStalePopUp();

  const refetchPhone = async () => {
    if (!(await refetch())) notify.error('Failed to retrieve phone number.');
  };
  return (
    <NavigationBar
      brandName={site?.brand.name ?? name}
      phone={site?.contactPhone}
      onPhoneMissing={() => void refetchPhone()}
    />
  );
}

/** The footer below every page, rendered from the same query of the site's texts. */
export function SiteFooter() {
  const { site, isLoading, refetch } = useSiteTexts();
  const { name } = useSite();
  const { openChoices } = useConsent();
  return (
    <Footer
      brandName={site?.brand.name ?? name}
      site={site}
      isLoading={isLoading}
      onRetry={() => void refetch()}
      onCookieChoices={openChoices}
      year={yearOf(useToday())}
    />
  );
}
