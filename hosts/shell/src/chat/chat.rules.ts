/** A live chat as the site information sets it up. */
export interface ChatOffer {
  provider: ChatProvider;
  /** The provider's https page for a frame. */
  embedUrl: string;
}

export type ChatProvider = keyof typeof providerNames;

/** As the providers call themselves: a visitor agrees to somebody and not to "a third party". */
const providerNames = { tawk: 'Tawk.to', crisp: 'Crisp', chatwoot: 'Chatwoot' };

export const providerName = (provider: ChatProvider) => providerNames[provider];

/** A chat that can be named and framed; what an administrator or another version wrote otherwise is no chat. */
export function chatOfferFrom(chat: unknown): ChatOffer | undefined {
  if (typeof chat !== 'object' || !chat) return undefined;
  const { provider, embedUrl } = chat as { provider?: unknown; embedUrl?: unknown };
  if (!isProvider(provider) || typeof embedUrl !== 'string' || !embedUrl.startsWith('https://'))
    return undefined;
  return { provider, embedUrl };
}

const isProvider = (provider: unknown): provider is ChatProvider =>
  typeof provider === 'string' && Object.hasOwn(providerNames, provider);
