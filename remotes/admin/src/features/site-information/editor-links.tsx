import { buttonClass, Grid, Icon } from '@larkfare/ui-kit';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router';
import styles from './site-information.module.css';

const editors = [
  { to: '/admin/FAQ', label: 'FAQ', icon: CircleQuestionMark },
  { to: '/admin/aboutuslong', label: 'About Us (Detailed)', icon: BookOpenText },
  { to: '/admin/privacy', label: 'Privacy Policy', icon: ShieldCheck },
  { to: '/admin/terms', label: 'Terms & Conditions', icon: Scale },
  { to: '/admin/lateradmin', label: 'Pay Later', icon: CalendarClock },
];

/** The longer texts have an editor each. */
export const EditorLinks = () => (
  <Grid as="nav" columns="12.5rem" gap={2} aria-label="Longer texts" className={styles.editors}>
    {editors.map(({ to, label, icon }) => (
      <Link key={to} to={to} className={buttonClass({ className: styles.editor })}>
        <Icon shape={icon} size={18} /> {label}
      </Link>
    ))}
  </Grid>
);
