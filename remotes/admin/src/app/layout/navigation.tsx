import { Icon, Stack } from '@larkfare/ui-kit';
import { NavLink, useLocation } from 'react-router';
import { screenGroups } from './screens.ts';
import styles from './navigation.module.css';

/** Links to every screen of the back office. */
export function Navigation({ onPick }: { onPick?: () => void }) {
  const { pathname } = useLocation();
  return (
    <Stack as="nav" aria-label="Back office">
      {screenGroups.map(({ title, screens }) => (
        <div key={title}>
          <p aria-hidden="true" className={styles.title}>
            {title}
          </p>
          <ul role="list">
            {screens.map(({ to, label, icon, holds }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className={styles.link}
                  data-holds={holds?.includes(pathname) || undefined}
                  onClick={onPick}
                >
                  <Icon shape={icon} size={18} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
