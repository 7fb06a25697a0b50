import { Slot } from '@larkfare/remote-contract';
import { Button, PageWidth, Row, Stack, Text } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { ContactList, type FooterContact } from './contact-list.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import styles from './footer.module.css';

type FooterProps = {
  brandName: string;
  /** The site's description and contacts: as read just now, or when it last could be. */
  site: (FooterContact & { brand: { footerText: string } }) | undefined;
  isLoading: boolean;
  onRetry: () => void;
  /** Opens the visitor's consent choices; absent where none are needed. */
  onCookieChoices: (() => void) | undefined;
  year: number;
};

const quickLinks = [
  { to: '/home', label: 'Home' },
  { to: '/flight', label: 'Flights' },
  { to: '/tickets', label: 'Tickets' },
  { to: '/deals', label: 'Deals' },
  { to: '/explore', label: 'Explore by price' },
  { to: '/about', label: 'About us' },
  { to: '/paylater', label: 'Pay later' },
  { to: '/contact', label: 'Contact us' },
];

/** The footer with the brand and its contacts; it never navigates on its own. */
export const Footer = ({
  brandName,
  site,
  isLoading,
  onRetry,
  onCookieChoices,
  year,
}: FooterProps) => (
  <footer className={styles.footer}>
    <Stack as={PageWidth} gap={8} className={styles.inside}>
      <Stack className={styles.about}>
        <Text size={4} weight="bold" tight>
          {brandName}
        </Text>
        {site?.brand.footerText && (
          <Text tone="ink-soft" className={styles.brandText}>
            {site.brand.footerText}
          </Text>
        )}
        <PaymentMarks />
      </Stack>
      <nav aria-label="Quick links">
        <Text as="h2" size={1} className={styles.heading}>
          Quick links
        </Text>
        <ul role="list" className={styles.quickLinks}>
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="footer-contact">
        <Text as="h2" size={1} id="footer-contact" className={styles.heading}>
          Contact
        </Text>
        {site && <ContactList contact={site} />}
        {!site && isLoading && <p className={styles.text}>Loading our contact details…</p>}
        {!site && !isLoading && (
          <>
            <p className={styles.text}>Our contact details could not be loaded.</p>
            <Button onClick={onRetry} className={styles.retry}>
              Try again
            </Button>
          </>
        )}
      </section>
      <Slot name="footer-column" props={{}} className={styles.contributed} />
    </Stack>
    <Row as={PageWidth} gap={[2, 6]} justify="between" className={styles.end}>
      <p>
        © {year} {brandName}
      </p>
      <Row as="ul" role="list" gap={[0, 6]}>
        <li>
          <Link to="/privacy" className={styles.link}>
            Privacy policy
          </Link>
        </li>
        <li>
          <Link to="/terms" className={styles.link}>
            Terms and conditions
          </Link>
        </li>
        {onCookieChoices && (
          <li>
            <button type="button" className={styles.choices} onClick={onCookieChoices}>
              Cookie choices
            </button>
          </li>
        )}
      </Row>
    </Row>
  </footer>
);
