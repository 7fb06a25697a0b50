import {
  Button,
  buttonClass,
  Dialog,
  Icon,
  ProblemPanel,
  Skeleton,
  telephoneHref,
} from '@larkfare/ui-kit';
import Phone from 'lucide-react/icons/phone';
import styles from './get-in-touch.module.css';
import { useContactPhone } from './use-contact-phone.ts';

type GetInTouchProps = { open: boolean; onClose: () => void };

/** Where a search that found nothing leads: to people who can find something. */
export const GetInTouch = ({ open, onClose }: GetInTouchProps) => (
  <Dialog open={open} onClose={onClose} title="Get in Touch" shape="card">
    <p className={styles.text}>
      Not every flight is listed here. Ring us with where and when you would like to travel, and we
      look for it while you are on the line.
    </p>
    <PhoneNumber />
    <Button tone="plain" onClick={onClose}>
      Back to my search
    </Button>
  </Dialog>
);

function PhoneNumber() {
  const { isLoading, hasFailed, phone, retry } = useContactPhone();
  if (isLoading) return <Skeleton height="3.25rem" shape="block" />;
  if (hasFailed || !phone)
    return <ProblemPanel title="Failed to retrieve phone number." onRetry={retry} />;
  return (
    <a
      className={buttonClass({ tone: 'action', size: 'large', wide: true })}
      href={telephoneHref(phone)}
    >
      <Icon shape={Phone} /> Call {phone}
    </a>
  );
}
