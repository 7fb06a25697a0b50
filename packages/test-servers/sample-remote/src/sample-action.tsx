import { Link } from 'react-router';
import type { SlotProps } from '@larkfare/remote-contract';

/** Beside a flight in the results. */
export const Component = ({ destination }: SlotProps['result-action']) => (
  <Link to="/sample">A sample of {destination}</Link>
);
