import type { Bullet, Section } from '../../site-values/site-values.ts';

export const blankSection: Section = { heading: '', text: '', bullets: [] };
export const blankBullet: Bullet = { heading: '', text: '' };

/** A new section needs a heading and a text (specification §5). */
export const canAddSection = ({ heading, text }: Section): boolean =>
  heading.trim() !== '' && text.trim() !== '';
