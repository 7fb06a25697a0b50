/** A live chat as set up in the site information. */
export interface ChatOffer {
  provider: ChatProvider;
  /** The provider's https page for a frame. */
  embedUrl: string;
}

export type ChatProvider = keyof typeof providerNames;

/** The providers' own names: visitors consent to a named company, not to "a third party". */
const providerNames = { tawk: 'Tawk.to', crisp: 'Crisp', chatwoot: 'Chatwoot' };

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
