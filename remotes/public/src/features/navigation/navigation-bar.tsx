import { useState } from 'react';
import { useNavigationEntries } from '@larkfare/remote-contract';
import {
  Button,
  buttonClass,
  Icon,
  PageWidth,
  Row,
  telephoneHref,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import Menu from '@lucide/icons/icons/menu';
import { Link, NavLink } from 'react-router';
import { OpenNow } from '../../opening-hours/open-now.tsx';
import { entriesInBar } from './entries-in-bar.rules.ts';
import { MobileMenu, pagesAfter, pagesBefore } from './mobile-menu.tsx';
import { TicketsMenu } from './tickets-menu.tsx';
import styles from './navigation-bar.module.css';
import Phone from '@lucide/icons/icons/phone';

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
      <Row as={PageWidth} nowrap className={styles.inside}>
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
          <Button
            tone="plain"
            size="square"
            className={styles.menuButton}
            data-has-more={entries.length > 0 ? shown.length < entries.length : undefined}
            aria-haspopup="dialog"
            aria-label="Menu"
            onClick={() => setMenuOpen(true)}
          >
            <Icon shape={Menu} size={24} />
          </Button>
        </Row>
      </Row>
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

/** The brand's name with its mark: a bird rising on a great circle. */
const BrandLink = ({ name }: { name: string }) => (
  <Link to="/home" className={styles.brand}>
    <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="var(--brand)" />
      <path
        d="M4.5 29.5C13 31.5 28 27 35.5 12"
        fill="none"
        stroke="var(--action)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M8 14.5c5.2.2 8.8 1.7 11.3 5.2C21 15 25.5 11 32.5 9.5c-1.5 8.5-6.5 14-13.7 15.3C13.5 25.5 9.5 21 8 14.5Z"
        fill="var(--on-brand)"
      />
    </svg>
    {name}
  </Link>
);

type CallLinkProps = {
  phone: string | undefined;
  /** Fetches the number when it is needed and missing. */
  onMissing: () => void;
};

/** The number to ring, one tap away; without it a button that looks for it again. */
const CallLink = ({ phone, onMissing }: CallLinkProps) => {
  if (!phone)
    return (
      <Button className={styles.call} onClick={onMissing}>
        <Icon shape={Phone} size={18} />
        Call us
      </Button>
    );

  return (
    <a href={telephoneHref(phone)} className={buttonClass({ className: styles.call })}>
      <Icon shape={Phone} size={18} />
      <span className={styles.number}>
        <VisuallyHidden>Call us on </VisuallyHidden>
        {phone}
        <OpenNow isShort />
      </span>
    </a>
  );
};
