import { useId, type ReactNode } from 'react';
import { Card, Text } from '@larkfare/ui-kit';

/** The search form beside a text. */
export function SearchAside({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" gap={4} padding={5} aria-labelledby={id}>
      <Text as="h2" size={3} id={id}>
        {heading}
      </Text>
      {children}
    </Card>
  );
}
