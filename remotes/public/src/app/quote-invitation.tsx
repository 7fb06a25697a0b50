import { Button, Card, Stack, Text } from '@larkfare/ui-kit';
import type { QuoteFormProps } from '../features/quote/quote-form.tsx';
import { usePopUp } from '../pop-up/use-pop-up.ts';
import styles from './quote-invitation.module.css';
import { QuotePopUp } from './quote-pop-up.tsx';

/** Ends a page of offers: visitors without a suitable one can request a quote. */
export function QuoteInvitation({ trip }: Pick<QuoteFormProps, 'trip'>) {
  const quote = usePopUp();
  return (
    <Card
      as="section"
      look="tinted"
      aria-labelledby="quote-invitation"
      className={styles.invitation}
    >
      <Stack gap={1} className={styles.words}>
        <Text as="h2" size={3} id="quote-invitation">
          Not quite your trip?
        </Text>
        <p>
          Tell us where and when you would like to fly. We’ll find the best price we can and email
          it to you.
        </p>
      </Stack>
      <Button tone="action" size="large" onClick={quote.open}>
        Request a quote
      </Button>
      <QuotePopUp open={quote.isOpen} onClose={quote.close} trip={trip} />
    </Card>
  );
}
