import { Field } from '@larkfare/ui-kit';
import { LineField } from '../../content-list/text-fields.tsx';
import { Panel } from '../../page/admin-page.tsx';
import { chatProviderNames } from '../../site-values/readable.rules.ts';
import type { ChatProvider } from '../../site-values/site-values.ts';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

const providers = Object.keys(chatProviderNames) as ChatProvider[];

const idHints: Record<ChatProvider, string> = {
  tawk: 'Property and widget, as in its link: 5f0c…e2/1ed0…',
  crisp: 'The website id, such as 1f2e3d4c-0000-4000-8000-0123456789ab.',
  chatwoot: 'The website token of its inbox.',
};

/** The live chat that visitors may agree to. */
export function ChatGroup({ form: { draft, isEditing, change, problems } }: { form: SiteForm }) {
  const { provider, id } = draft.chat;
  return (
    <Panel title="Live chat">
      <Explanation>
        Offered on every page once the visitor agrees to it, in a frame of its provider. Without a
        provider nobody is asked.
      </Explanation>
      {isEditing ? (
        <>
          <Field label="Provider" problem={problems['chat.provider']}>
            {(wiring) => (
              <select
                {...wiring}
                name="chat.provider"
                value={provider}
                onChange={(event) =>
                  change({ chat: { provider: toProvider(event.target.value), id } })
                }
              >
                <option value="">No live chat</option>
                {providers.map((each) => (
                  <option key={each} value={each}>
                    {chatProviderNames[each]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {provider !== '' && (
            <LineField
              label="Id"
              name="chat.id"
              hint={idHints[provider]}
              value={id}
              onValue={(value) => change({ chat: { provider, id: value } })}
              problem={problems['chat.id']}
            />
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

const toProvider = (value: string): ChatProvider | '' =>
  providers.find((provider) => provider === value) ?? '';
