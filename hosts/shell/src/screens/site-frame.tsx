import {
  createContext,
  use,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSite } from '@larkfare/remote-contract';
import { usePageContext } from '../federation/page-context.ts';
import { CrashBoundary } from '../page/optional-part.tsx';
import styles from './site-frame.module.css';

const InFrame = createContext(false);

/** The frame around a page: the site's header and footer, as soon as they have loaded, and the main content between them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { layout } = usePageContext();
  const site = useSyncExternalStore(layout.subscribe, layout.current, layout.current);
  const part = (Part: ComponentType, fallback: ReactNode) => (
    <CrashBoundary onCrash={layout.fail} fallback={fallback}>
      <div data-boundary={site?.name}>
        <Part />
      </div>
    </CrashBoundary>
  );
  return (
    <InFrame value={true}>
      <div className={styles.frame}>
        {site ? part(site.Header, <PlainHeader />) : <PlainHeader />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {site && part(site.Footer, null)}
      </div>
    </InFrame>
  );
}

/** Whether the main element around a screen is the frame's. */
export const useIsInFrame = () => use(InFrame);

/** A frame for what may be shown without one: in the place of a remote that has its own layout. */
export const InSiteFrame = ({ children }: { children: ReactNode }) =>
  useIsInFrame() ? children : <SiteFrame>{children}</SiteFrame>;

/** A site can be left for its home page whatever fails. */
const PlainHeader = () => (
  <header className={styles.header}>
    <a href="/home" className={styles.brand}>
      {useSite().name}
    </a>
  </header>
);

/** The space of a page that browsers render, so that the footer stays where it is. */
export const PagePlace = ({ children }: { children?: ReactNode }) => (
  <div className={styles.place}>{children}</div>
);
