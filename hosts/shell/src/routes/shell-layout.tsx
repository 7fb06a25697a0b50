import { useMemo, type ReactNode, type MouseEvent } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ShellServicesContext, type ShellServices } from '@larkfare/remote-contract';
import { buttonClass, Row } from '@larkfare/ui-kit';
import { useChat } from '../chat/use-chat.tsx';
import { PageContext, type PageContextValue, usePageContext } from '../federation/page-context.ts';
import { NoticeRegion } from '../notices/notice-region.tsx';
import { useNotices } from '../notices/use-notices.ts';
import type { PageData } from '../page/page-data.ts';
import { isOfficePath } from '../page/path.rules.ts';
import { useFocusHeading } from '../screens/use-focus-heading.ts';
import { navigationEntries, slotSpace } from '../slots/slot-space.tsx';
import { useLoadingCount, useLondonToday, useReportError } from './shell-services.ts';
import styles from './shell-layout.module.css';

type PageProps = { client: ApolloClient; context: PageContextValue; children: ReactNode };

/** The tree around the router, the same on the server and in the browser. */
export const Page = ({ client, context, children }: PageProps) => (
  <ApolloProvider client={client}>
    <PageContext value={context}>{children}</PageContext>
  </ApolloProvider>
);

/** The layout around every screen, and the services that every screen may use. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { data, pageRendered, pageShown } = usePageContext();
  const { pathname } = useLocation();
  const { notices, notify, dismiss } = useNotices(pathname);
  const { isLoading, startLoading } = useLoadingCount();
  const reportError = useReportError();
  const today = useLondonToday(data);
  const { banner, launcher, openChoices } = useChat(data.chat, { today, notify });
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
      {launcher}
      <NoticeRegion notices={notices} onDismiss={dismiss} />
      <ScrollRestoration />
    </ShellServicesContext>
  );
}

/** The first tab stop: skips the navigation. */
const SkipLink = () => (
  <a
    href="#main"
    className={buttonClass({ tone: 'brand', className: styles.skip })}
    onClick={focusMain}
  >
    Skip to the main content
  </a>
);

/** A sandboxed remote's main content is in its frame. */
function focusMain(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('[data-main]') ?? document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}

/** The global loading indicator, visible after a short delay. It is decorative: whatever is loading announces itself. */
const LoadingBar = ({ isLoading }: { isLoading: boolean }) =>
  isLoading && <div aria-hidden="true" data-loading className={styles.loading} />;

/** Makes clear that a previewed version is not the live site. */
const PreviewBanner = ({ preview }: { preview: NonNullable<PageData['preview']> }) => (
  <Row as="aside" gap={[1, 6]} className={styles.preview} aria-label="Preview">
    <p className={styles.previewText}>
      Preview: {preview.title} {preview.version}. Only you see this version.
    </p>
    <a className={styles.endPreview} href="/registry/v1/end-preview">
      End preview
    </a>
  </Row>
);
