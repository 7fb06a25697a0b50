import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tagsOfWcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe's violations on the page: each broken rule, with the elements that break it. Without `rules` it
 * looks for everything in WCAG 2.2 AA and good practice.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Describing every element that is as it should be would take ten times as long as the rules themselves.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Only with frames from elsewhere need the parts of several documents be put together, on a separate page.
  axe.setLegacyMode(page.frames().length === 1);
  const found = await (rules ? axe.withRules(rules) : axe.withTags(tagsOfWcag)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}
