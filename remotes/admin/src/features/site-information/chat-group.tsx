import { SelectField, TextField } from '../../fields/fields.tsx';
import { formPart } from '../../fields/form-part.ts';
import { Panel } from '../../office/admin-page.tsx';
import { chatProviderNames } from '../../texts/readable.rules.ts';
import type { ChatProvider } from '../../texts/site-values.ts';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

const providers = Object.keys(chatProviderNames) as ChatProvider[];

const idHints: Record<ChatProvider, string> = {
  tawk: 'Property and widget, as in its link: 5f0c…e2/1ed0…',
  crisp: 'The website id, such as 1f2e3d4c-0000-4000-8000-0123456789ab.',
  chatwoot: 'The website token of its inbox.',
};

const options = [
  { value: '' as const, label: 'No live chat' },
  ...providers.map((provider) => ({ value: provider, label: chatProviderNames[provider] })),
];

/** The live chat that visitors may agree to. */
export function ChatGroup({ form }: { form: SiteForm }) {
  const chat = formPart(form, 'chat');
  const { provider, id } = chat.details;
  return (
    <Panel title="Live chat">
      <Explanation>
        Offered on every page once the visitor agrees to it, in a frame of its provider. Without a
        provider visitors are not asked.
      </Explanation>
      {form.isEditing ? (
        <>
          <SelectField form={chat} name="provider" label="Provider" options={options} />
          {provider !== '' && (
            <TextField form={chat} name="id" label="Id" hint={idHints[provider]} />
          )}
        </>
      ) : (
        <FactList>
          <Fact label="Provider" siteKey="chat">
            {provider === '' ? 'No live chat' : chatProviderNames[provider]}
          </Fact>
          {provider !== '' && <Fact label="Id">{id}</Fact>}
        </FactList>
      )}
    </Panel>
  );
}
