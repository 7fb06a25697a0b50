import { useApolloClient } from '@apollo/client/react';
import { Button, Icon } from '@larkfare/ui-kit';
import Download from '@lucide/icons/icons/download';
import { useFileSaving } from './use-file-saving.ts';
import { PersonalDataDocument } from './personal-data.generated.ts';

/** Saves the stored data of a customer, by e-mail address, for a subject access request. */
export function PersonalDataButton({ email }: { email: string }) {
  const client = useApolloClient();
  const { save, isBusy } = useFileSaving('personal-data.json', async () => {
    const { data } = await client.query({
      query: PersonalDataDocument,
      variables: { email },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('There is no data.');
    return new Response(data.personalData);
  });
  return (
    <Button onClick={save} isBusy={isBusy}>
      <Icon shape={Download} size={16} /> {isBusy ? 'Preparing…' : 'Export personal data'}
    </Button>
  );
}
