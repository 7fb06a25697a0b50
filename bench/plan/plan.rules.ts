/** The part of `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)` that is read here. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

export interface ExplainedPlan {
  Plan: PlanNode;
  'Planning Time': number;
  'Execution Time': number;
}

/** How the big tables were read, and what the whole statement took. */
export interface PlanEssentials {
  /** `Index Only Scan using flights_to: 4858 rows` */
  scans: string[];
  /** Whether flights and prices were read through indexes only. */
  usesIndexes: boolean;
  buffers: number;
  planningMs: number;
  executionMs: number;
}

const bigTables = ['flights', 'monthly_prices'];

export function planEssentials(plan: ExplainedPlan): PlanEssentials {
  const ofBigTables = nodesOf(plan.Plan).filter(
    ({ 'Relation Name': table, 'Index Name': index }) =>
      bigTables.includes(table ?? '') || bigTables.some((name) => index?.startsWith(name)),
  );
  return {
    scans: ofBigTables.map(scan),
    usesIndexes: ofBigTables.every((node) => node['Node Type'] !== 'Seq Scan'),
    buffers: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    planningMs: plan['Planning Time'],
    executionMs: plan['Execution Time'],
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function scan(node: PlanNode): string {
  const rows = Math.round(node['Actual Rows'] * node['Actual Loops']);
  const using = node['Index Name'] ?? `${node['Relation Name']} (no index)`;
  return `${node['Node Type']} ${using}: ${rows} rows`;
}
