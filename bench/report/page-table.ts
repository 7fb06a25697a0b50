import { type Spread } from '../measure/statistics.rules.ts';
import { aligned } from './table.ts';

interface PageSummary {
  lcpMs: Spread;
  /** Total blocking time. */
  tbtMs: number;
  hydratedMs: number;
  /** The worst load's. */
  cls: number;
  requests: number;
  transferredBytes: number;
  scriptBytes: number;
  styleBytes: number;
  chainDepth: number;
  fetchedTwice: string[];
  complaints: string[];
}

export interface ComparedPage {
  path: string;
  federated: PageSummary;
  single: PageSummary;
  /** Taken round by round, as the next. */
  lcpRatio: number;
  hydratedRatio: number;
}

/** Targets of a first visit. */
const pageTargets = {
  codeBytes: 230_000,
  scriptRatio: 1.1,
  lcpMs: 1500,
  lcpRatio: 1.05,
  cls: 0.05,
};

/** Federated, and in brackets the same sources as one bundle; what misses its target is marked with !. */
export function pageTable(pages: readonly ComparedPage[]): string {
  const rows = pages.map(({ path, federated, single, lcpRatio, hydratedRatio }) => {
    const scriptRatio = federated.scriptBytes / single.scriptBytes;
    const codeBytes = federated.scriptBytes + federated.styleBytes;
    return [
      path.replace(/[0-9a-f]{8}-[0-9a-f-]+/, '{id}').replace(/\?.*/, '?…'),
      `${kilobytes(federated.scriptBytes)} (${kilobytes(single.scriptBytes)})`,
      marked(`${scriptRatio.toFixed(3)}×`, scriptRatio <= pageTargets.scriptRatio),
      marked(
        `${kilobytes(codeBytes)} (${kilobytes(single.scriptBytes + single.styleBytes)})`,
        codeBytes <= pageTargets.codeBytes,
      ),
      `${federated.requests} (${single.requests})`,
      marked(
        `${federated.chainDepth} (${single.chainDepth})`,
        federated.chainDepth <= single.chainDepth,
      ),
      `${kilobytes(federated.transferredBytes)} (${kilobytes(single.transferredBytes)})`,
      marked(
        `${inMs(federated.lcpMs)} (${inMs(single.lcpMs)})`,
        federated.lcpMs.median <= pageTargets.lcpMs,
      ),
      marked(`${lcpRatio.toFixed(3)}×`, lcpRatio <= pageTargets.lcpRatio),
      `${Math.round(federated.hydratedMs)} (${Math.round(single.hydratedMs)})`,
      `${hydratedRatio.toFixed(3)}×`,
      `${Math.round(federated.tbtMs)} (${Math.round(single.tbtMs)})`,
      marked(federated.cls.toFixed(3), federated.cls <= pageTargets.cls),
    ];
  });
  const remarks = pages.flatMap(({ path, federated, single }) => [
    ...federated.fetchedTwice.map((url) => `${path}: fetched twice: ${url}`),
    ...federated.complaints.map((said) => `${path}: ${said}`),
    ...single.complaints.map((said) => `${path}, one bundle: ${said}`),
  ]);
  return [
    ...aligned([
      [
        'page',
        'JS kB gzip',
        'ratio',
        'JS+CSS kB',
        'requests',
        'chain',
        'all kB',
        'LCP ms',
        'ratio',
        'hydrated ms',
        'ratio',
        'TBT ms',
        'worst CLS',
      ],
      ...rows,
    ]),
    '',
    'In brackets: the same sources as one bundle. ! misses its target. 9 Mbps, 100 ms, processor slowed down 4×, nothing cached.',
    ...remarks,
  ].join('\n');
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const inMs = ({ median, low, high }: Spread) =>
  `${Math.round(median)}, ${Math.round(low)}–${Math.round(high)}`;
const marked = (cell: string, isMet: boolean) => (isMet ? cell : `${cell} !`);
