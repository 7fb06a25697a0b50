import { useState, type ReactNode } from 'react';
import { useSite } from '@larkfare/remote-contract';
import { Button, Dialog, Icon, Stack } from '@larkfare/ui-kit';
import LogOut from '@lucide/icons/icons/log-out';
import Menu from '@lucide/icons/icons/menu';
import { Link } from 'react-router';
import { useSession } from '../../office/session.ts';
import { Navigation } from './navigation.tsx';
import styles from './admin-layout.module.css';

/** The back office's own frame: the navigation beside the screen, or behind a button where there is no room. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Brand />
        <Button aria-haspopup="dialog" onClick={() => setIsMenuOpen(true)}>
          <Icon shape={Menu} /> Menu
        </Button>
      </header>
      <header className={styles.side}>
        <Brand />
        <Navigation />
        <SignedInAs />
      </header>
      <div className={styles.screen}>{children}</div>
      <Dialog open={isMenuOpen} onClose={() => setIsMenuOpen(false)} title="Menu">
        <Stack gap={5}>
          <Navigation onPick={() => setIsMenuOpen(false)} />
          <SignedInAs />
        </Stack>
      </Dialog>
    </div>
  );
}

const Brand = () => (
  <Link to="/admin/dashboard" className={styles.brand}>
    {useSite().name} <span className={styles.place}>Back office</span>
  </Link>
);

function SignedInAs() {
  const { viewer, signOut } = useSession();
  return (
    <div className={styles.person}>
      <p className={styles.email}>{viewer.email}</p>
      <Button wide onClick={signOut}>
        <Icon shape={LogOut} size={18} /> Logout
      </Button>
    </div>
  );
}
