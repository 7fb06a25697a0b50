import { Icon } from '@larkfare/ui-kit';
import MailX from '@lucide/icons/icons/mail-x';
import { dayOfMoment } from '../office/moments.rules.ts';
import { Badge } from './badge.tsx';

/** The mark on a record whose customer's mailbox refused our mail for good. */
export const RefusedMail = ({ at }: { at: string | null | undefined }) =>
  at && (
    <Badge tone="red">
      <Icon shape={MailX} size={16} /> Mail refused on {dayOfMoment(at)}
    </Badge>
  );
