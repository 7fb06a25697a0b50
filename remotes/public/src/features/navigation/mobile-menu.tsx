import { useNavigationEntries } from '@larkfare/remote-contract';
import { Dialog, Icon, Stack } from '@larkfare/ui-kit';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Link } from 'react-router';
import { TicketsPanes } from './tickets-panes.tsx';
import styles from './mobile-menu.module.css';

type MobileMenuProps = { isOpen: boolean; onClose: () => void };

/** The pages of the navigation bar that are before and after the tickets menu. */
export const pagesBefore = [
  { to: '/home', label: 'Home' },
  { to: '/flight', label: 'Flights' },
];
export const pagesAfter = [{ to: '/deals', label: 'Deals' }];
const pages = [...pagesBefore, { to: '/tickets', label: 'Tickets' }, ...pagesAfter];
/** A wide screen has room for them in the footer only, which is far down on a phone. */
const officePages = [
  { to: '/paylater', label: 'Pay later' },
  { to: '/about', label: 'About us' },
  { to: '/contact', label: 'Contact us' },
];

/** The pages and the tickets panes as a sheet that fills a phone's screen. */
export const MobileMenu = ({ isOpen, onClose }: MobileMenuProps) => (
  <Dialog open={isOpen} onClose={onClose} title="Menu">
    <Stack as="nav" gap={6} aria-label="Main">
      <ul role="list">
        {[...pages, ...useNavigationEntries(), ...officePages].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.page} onClick={onClose}>
              {label}
              <Icon shape={ArrowRight} tone="link" />
            </Link>
          </li>
        ))}
      </ul>
      <TicketsPanes onPick={onClose} />
    </Stack>
  </Dialog>
);
