import { Button, buttonClass, Icon, telephoneHref } from '@larkfare/ui-kit';
import Phone from 'lucide-react/icons/phone';

type CallNowProps = {
  phone: string | undefined;
  /** Fetches the number when it is needed and missing. */
  onMissing: () => void;
};

/** Dials the contact phone; without a number it is looked for again. */
export const CallNow = ({ phone, onMissing }: CallNowProps) => {
  const words = (
    <>
      <Icon shape={Phone} /> Call Now
    </>
  );
  if (!phone)
    return (
      <Button tone="action" size="large" onClick={onMissing}>
        {words}
      </Button>
    );

  return (
    <a href={telephoneHref(phone)} className={buttonClass({ tone: 'action', size: 'large' })}>
      {words}
    </a>
  );
};
