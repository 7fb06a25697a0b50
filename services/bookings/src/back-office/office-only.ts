import { type SubgraphContext } from '@larkfare/data-kit/subgraph';

/**
 * What the office writes on a request is for the office: a visitor who sends the same request again gets the same
 * record, and sees these fields as they were when it was made.
 */
export const officeOnly = <Value>(
  { administrator }: SubgraphContext,
  value: Value,
  asItWasMade: Value,
): Value => (administrator ? value : asItWasMade);
