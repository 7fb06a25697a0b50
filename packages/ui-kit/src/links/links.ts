/** A number as it is written, made into one that a phone dials: spaces, dashes and a bracketed zero go. */
export const telephoneHref = (phone: string) =>
  `tel:${phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')}`;

/** WhatsApp wants the international number without its plus; one that starts with 0 is British. */
export const whatsAppHref = (phone: string) =>
  `https://wa.me/${telephoneHref(phone)
    .replace('tel:', '')
    .replace(/^\+|^00/, '')
    .replace(/^0/, '44')}`;

export const emailHref = (email: string) => `mailto:${email}`;

/** Where flying to a location leads: to the flights to its first airport, or to an open search when it has none. */
export const flyHref = (firstAirport: { id: string } | null | undefined) =>
  firstAirport ? `/search?to_id=${encodeURIComponent(firstAirport.id)}` : '/search';
