import { type BesidePages } from '../measure/beside-pages.ts';
import { aligned, figure } from './table.ts';

export const besideTable = (beside: readonly BesidePages[]): string =>
  aligned([
    [
      'type-ahead beside 200 connections that load /home',
      'p99 ms',
      'alone',
      'ratio',
      'pages',
      'refused',
    ],
    ...beside.map(({ pagesPerSecond, p99Ms, quietP99Ms, pages, refused }) => [
      pagesPerSecond ? `  ${pagesPerSecond} pages a second` : '  as many as they can',
      figure(p99Ms),
      figure(quietP99Ms),
      `${figure(p99Ms / quietP99Ms)}×`,
      figure(pages),
      figure(refused),
    ]),
  ]).join('\n');
