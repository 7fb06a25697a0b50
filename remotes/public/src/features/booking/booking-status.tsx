import { ProblemPanel } from '@larkfare/ui-kit';

export type BookingStatusText = { title: string; text?: string };

/** What the notice cannot say: why the request was not taken, and what to do about it. */
export const BookingStatus = ({ status }: { status: BookingStatusText | undefined }) =>
  status && <ProblemPanel title={status.title}>{status.text}</ProblemPanel>;
