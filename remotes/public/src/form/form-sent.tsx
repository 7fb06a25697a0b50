import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Icon, Stack, Text } from '@larkfare/ui-kit';
import CircleCheck from '@lucide/icons/icons/circle-check';
import styles from './form-sent.module.css';

type FormSentProps = { title: string; children: ReactNode; onClose: () => void };

/** Confirms that a form was sent, with the next steps; in the place of the form. */
export function FormSent({ title, children, onClose }: FormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form had the focus and has gone; the focus goes to what took its place, which is read out.
    heading.current?.focus();
  }, []);
  return (
    <Stack className={styles.sent}>
      <Icon shape={CircleCheck} size={44} tone="success" />
      <Text as="h3" size={3} ref={heading} tabIndex={-1}>
        {title}
      </Text>
      <p>{children}</p>
      <Button tone="action" size="large" onClick={onClose}>
        Done
      </Button>
    </Stack>
  );
}
