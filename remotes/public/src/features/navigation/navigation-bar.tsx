import { useState } from 'react';
import { useNavigationEntries } from '@larkfare/remote-contract';
import { Icon, Row } from '@larkfare/ui-kit';
import Menu from 'lucide-react/icons/menu';
import { NavLink } from 'react-router';
import { BrandLink } from './brand-link.tsx';
import { CallLink } from './call-link.tsx';
import { entriesInBar } from './entries-in-bar.rules.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { pagesAfter, pagesBefore } from './pages.ts';
import { TicketsMenu } from './tickets-menu.tsx';
import styles from './navigation-bar.module.css';

type NavigationBarProps = {
  brandName: string;
  phone: string | undefined;
  onPhoneMissing: () => void;
};

/**
 * Brand, pages and the phone number; on a small screen the pages move into a sheet, and on a tablet those that remotes
 * contribute, like all that the bar has no room for.
 */
export function NavigationBar({ brandName, phone, onPhoneMissing }: NavigationBarProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const entries = useNavigationEntries();
  const shown = entriesInBar(entries);

  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <BrandLink name={brandName} />
        <nav aria-label="Main" className={styles.pages}>
          <PageLinks pages={pagesBefore} />
          <TicketsMenu />
          <PageLinks pages={pagesAfter} />
          {shown.length > 0 && (
            <div className={styles.contributed}>
              <PageLinks pages={shown} />
            </div>
          )}
        </nav>
        <Row gap={2} nowrap className={styles.end}>
          <CallLink phone={phone} onMissing={onPhoneMissing} />
          <button
            type="button"
            className={styles.menuButton}
            data-has-more={entries.length > 0 ? shown.length < entries.length : undefined}
            aria-haspopup="dialog"
            aria-label="Menu"
            onClick={() => setMenuOpen(true)}
          >
            <Icon shape={Menu} size={24} />
          </button>
        </Row>
      </div>
      <MobileMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

const PageLinks = ({ pages }: { pages: { to: string; label: string }[] }) =>
  pages.map(({ to, label }) => (
    <NavLink key={to} to={to} className={styles.page}>
      {label}
    </NavLink>
  ));
