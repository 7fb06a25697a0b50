import '../theme/tokens.css';
import '../theme/reset.css';
import '../theme/font.css';
import '../theme/fallback-fonts.css';
import './index.html';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Card, PageWidth, Row, Stack, Text } from '@larkfare/ui-kit';
import type * as kit from '@larkfare/ui-kit';
import { controls } from './controls.tsx';
import { display } from './display.tsx';
import { Tokens } from './tokens.tsx';
import styles from './stories.module.css';

/** Every export of the kit that is a component. */
type ComponentName = {
  [Name in keyof typeof kit]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof kit];

/** One for each component, so that none is forgotten: the compiler reports which is missing. */
const stories: Record<ComponentName, ReactNode> = { ...controls, ...display };
const byName = Object.entries(stories).sort(([one], [other]) => one.localeCompare(other));
const sections: [name: string, story: ReactNode][] = [
  ['Tokens', <Tokens key="Tokens" />],
  ...byName,
];

const Catalogue = () => (
  <Stack as={PageWidth} gap={8} className={styles.catalogue}>
    <Row as="nav" gap={[1, 4]} align="start" className={styles.contents} aria-label="Components">
      {sections.map(([name]) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Row>
    <Stack as="main" gap={12}>
      <h1>Components and tokens</h1>
      {sections.map(([name, story]) => (
        <Stack key={name} as="section" gap={3} id={name} aria-labelledby={`${name}-heading`}>
          <Text as="h2" size={2} id={`${name}-heading`}>
            {name}
          </Text>
          <Card gap={4} padding={6}>
            {story}
          </Card>
        </Stack>
      ))}
    </Stack>
  </Stack>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue />);
