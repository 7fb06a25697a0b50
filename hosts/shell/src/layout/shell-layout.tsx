import { useMemo, type ReactNode } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { ShellServicesContext, type ShellServices } from '@larkfare/remote-contract';
import { useChatConsent } from '../consent/use-chat-consent.tsx';
import { NoticeRegion } from '../notices/notice-region.tsx';
import { useNotices } from '../notices/use-notices.ts';
import { isOfficePath } from '../page/office-path.rules.ts';
import { usePageContext } from '../federation/page-context.tsx';
import { PreviewBanner } from '../preview/preview-banner.tsx';
import { navigationEntries } from '../slots/contributions.ts';
import { slotSpace } from '../slots/slot-space.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { useLoadingCount } from './use-loading-count.ts';
import { useLondonToday } from './use-london-today.ts';
import { useReportError } from './use-report-error.ts';

/** The layout around every screen, and the services that every screen may use. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { data, pageRendered, pageShown } = usePageContext();
  const { pathname } = useLocation();
  const { notices, notify, dismiss } = useNotices(pathname);
  const { isLoading, startLoading } = useLoadingCount();
  const reportError = useReportError();
  const today = useLondonToday(data);
  const { banner, chat, openChoices } = useChatConsent(data.chat, { today, notify });
  const navigation = useNavigation();
  useFocusHeading(pathname);

  const services = useMemo<ShellServices>(
    () => ({
      notify,
      reportError,
      startLoading,
      pageRendered,
      pageShown,
      today,
      site: data.site,
      openConsentChoices: openChoices,
      renderSlot: (place) => slotSpace(data.remotes, place),
      navigationEntries: navigationEntries(data.remotes),
    }),
    [notify, reportError, startLoading, pageRendered, pageShown, today, data, openChoices],
  );
  return (
    <ShellServicesContext value={services}>
      <SkipLink />
      {data.preview && <PreviewBanner preview={data.preview} />}
      {/* Not in the back office, where it would cover buttons. */}
      {!isOfficePath(pathname) && banner}
      <LoadingBar isLoading={isLoading || navigation.state !== 'idle'} />
      {children}
      {chat}
      <NoticeRegion notices={notices} onDismiss={dismiss} />
      <ScrollRestoration />
    </ShellServicesContext>
  );
}
