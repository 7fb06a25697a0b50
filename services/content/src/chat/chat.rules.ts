/** A live-chat account: who provides it and which id its own installation page gave. */
export type ChatAccount = { provider: keyof typeof providers; id: string };

/** The page of each provider that may stand in a frame, and what its ids look like. */
const providers = {
  tawk: {
    id: /^[0-9a-f]{24}\/[0-9a-z]{1,32}$/,
    embedUrl: (id: string) => `https://tawk.to/chat/${id}`,
  },
  crisp: {
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    embedUrl: (id: string) => `https://go.crisp.chat/chat/embed/?website_id=${id}`,
  },
  chatwoot: {
    id: /^[0-9A-Za-z]{16,64}$/,
    embedUrl: (id: string) => `https://app.chatwoot.com/widget?website_token=${id}`,
  },
};

/** An id is a plain token of its provider's form, so nothing else can find its way into the frame's address. */
export const isChatId = ({ provider, id }: ChatAccount) => providers[provider].id.test(id);

/** The frame to offer once the visitor has agreed to it; none without a chat account. */
export const chatEmbedUrl = (account: ChatAccount) =>
  providers[account.provider].embedUrl(account.id);

/** The sites that a chat can come from. */
export const chatSources = Object.values(providers).map(
  ({ embedUrl }) => new URL(embedUrl('')).origin,
);
