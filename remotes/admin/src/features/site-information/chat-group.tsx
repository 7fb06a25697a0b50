import { Note } from '@larkfare/ui-kit';
import { FormSelectField, FormTextField } from '../../fields/fields.tsx';
import { Panel } from '../../office/admin-page.tsx';
import { chatProviderNames } from '../../texts/site-keys.rules.ts';
import type { ChatProvider } from '../../texts/site-values.generated.ts';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

const providers = Object.keys(chatProviderNames) as ChatProvider[];

const idHints: Record<ChatProvider, string> = {
  tawk: 'Property and widget, as in its link: 5f0c…e2/1ed0…',
  crisp: 'The website id, such as 1f2e3d4c-0000-4000-8000-0123456789ab.',
  chatwoot: 'The website token of its inbox.',
};

const options = [
  { value: '', label: 'No live chat' },
  ...providers.map((provider) => ({ value: provider, label: chatProviderNames[provider] })),
];

/** The live chat that visitors may agree to. */
export function ChatGroup({ form }: { form: SiteForm }) {
  const provider = providers.find((each) => each === form.details['chat.provider']);
  return (
    <Panel title="Live chat">
      <Note>Shown to visitors who accept it. Without a provider no consent is requested.</Note>
      {form.isEditing ? (
        <>
          <FormSelectField form={form} name="chat.provider" label="Provider" options={options} />
          {provider && (
            <FormTextField form={form} name="chat.id" label="Id" hint={idHints[provider]} />
          )}
        </>
      ) : (
        <FactList>
          <Fact label="Provider" siteKey="chat">
            {provider ? chatProviderNames[provider] : 'No live chat'}
          </Fact>
          {provider && <Fact label="Id">{form.details['chat.id']}</Fact>}
        </FactList>
      )}
    </Panel>
  );
}
