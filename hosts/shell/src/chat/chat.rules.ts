import type { ChatOffer } from '../page/page-data.ts';

export type ChatProvider = ChatOffer['provider'];

/** The providers' own names: visitors consent to a named company, not to "a third party". */
const providerNames: Record<ChatProvider, string> = {
  tawk: 'Tawk.to',
  crisp: 'Crisp',
  chatwoot: 'Chatwoot',
};

export const providerName = (provider: ChatProvider) => providerNames[provider];

/** Parses the chat of the site information; undefined when the provider is unknown or the address is not https. */
export function chatOfferFrom(chat: unknown): ChatOffer | undefined {
  if (typeof chat !== 'object' || !chat) return undefined;
  const { provider, embedUrl } = chat as { provider?: unknown; embedUrl?: unknown };
  if (!isProvider(provider) || typeof embedUrl !== 'string' || !embedUrl.startsWith('https://'))
    return undefined;
  return { provider, embedUrl };
}

const isProvider = (provider: unknown): provider is ChatProvider =>
  typeof provider === 'string' && Object.hasOwn(providerNames, provider);
