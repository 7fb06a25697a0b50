import { useApolloClient } from '@apollo/client/react';
import { useNotify } from '@larkfare/remote-contract';
import { counted } from '@larkfare/text-rules';
import { Button, focusHeading, Icon } from '@larkfare/ui-kit';
import UserX from '@lucide/icons/icons/user-x';
import { useWrite } from './use-records.ts';
import { ErasePersonDocument, type ErasePersonMutation } from './erase-person.generated.ts';
import { useConfirm } from '../office/use-confirm.tsx';

/** Deletes the records of a customer, by email address, for a request of erasure. */
export function ErasePersonButton({ email }: { email: string }) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const write = useWrite();

  const erase = async () => {
    const isConfirmed = await confirm({
      title: 'Erase this person',
      text: `Delete everything of ${email}?`,
      detail:
        'Bookings, quote requests, messages and price alerts of this address are deleted for good. Bookings that were confirmed stay for the accounts.',
      action: 'Erase',
    });
    if (!isConfirmed) return;
    const result = await write('Erasing a person', ErasePersonDocument, { email }, (data) => ({
      kind: 'erased' as const,
      ...data.erasePerson,
    }));
    if (result.kind === 'failed')
      return notify.error(result.message ?? 'Nothing was erased. Please try again.');
    notify.success(erasedWords(result));
    await client.refetchQueries({ include: 'active' });
    if (document.activeElement === document.body) focusHeading();
  };
  return (
    <Button tone="danger" onClick={() => void erase()}>
      <Icon shape={UserX} size={16} /> Erase this person
    </Button>
  );
}

/** 'Erased: 1 booking, 2 price alerts. Kept: 1 confirmed booking.' */
function erasedWords(erased: Omit<ErasePersonMutation['erasePerson'], '__typename'>): string {
  const kinds = [
    erased.bookings && counted(erased.bookings, 'booking'),
    erased.quotes && counted(erased.quotes, 'quote request'),
    erased.contactMessages && counted(erased.contactMessages, 'message'),
    erased.priceAlerts && counted(erased.priceAlerts, 'price alert'),
  ].filter(Boolean);
  const kept = erased.keptBookings && counted(erased.keptBookings, 'confirmed booking');
  return `Erased: ${kinds.join(', ') || 'nothing'}.${kept ? ` Kept: ${kept}.` : ''}`;
}
