import { useEffect, useRef } from 'react';
import { Button, Icon, Stack, Text } from '@larkfare/ui-kit';
import CircleCheck from '@lucide/icons/icons/circle-check';
import styles from './quote-sent.module.css';

type QuoteSentProps = { text: string; reference: string; email: string; onClose: () => void };

/** Confirms a quote request with its reference and the next steps; in the place of the form. */
export function QuoteSent({ text, reference, email, onClose }: QuoteSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form had the focus and has gone; the focus goes to what took its place, which is read out.
    heading.current?.focus();
  }, []);
  return (
    <Stack className={styles.sent}>
      <Icon shape={CircleCheck} size={44} tone="success" />
      <Text as="h3" size={3} ref={heading} tabIndex={-1}>
        {text}
      </Text>
      <p>
        Your reference is <strong>{reference}</strong>. We’ll find the best price we can and email
        it to {email}.
      </p>
      <Button tone="action" size="large" onClick={onClose}>
        Done
      </Button>
    </Stack>
  );
}
