/** How often this hour, this one included: in total, from the address, for the customer, with the text. */
export type Counts = { all: number; address: number; recipient: number; text: number };

/** Whether the form's token came along. Without it the limits are tighter. */
export type Provenance = 'form' | 'direct';

type FloodDecision =
  | { refused: string }
  /** Stored; `acknowledged` is whether the customer gets a mail. */
  | { refused?: undefined; acknowledged: boolean };

/** Every limit is per hour. An office may share one address, but no person writes the same text six times. */
const most = {
  addressByForm: 20,
  addressDirect: 5,
  all: 5_000,
  text: 5,
  acknowledgementsByForm: 300,
  acknowledgementsDirect: 30,
};

/**
 * From changing addresses, a flood is stored and counted but writes to few: refusing every enquiry would
 * shut out the very visitors that the limits protect.
 */
export function decideFlood(counts: Counts, provenance: Provenance): FloodDecision {
  const mostByAddress = provenance === 'form' ? most.addressByForm : most.addressDirect;
  if (counts.address > mostByAddress)
    return {
      refused: 'We’ve had too many messages from your connection. Please try again later.',
    };
  if (counts.text > most.text)
    return {
      refused: 'We’ve already had this message several times. If you are waiting, please ring us.',
    };
  if (counts.all > most.all)
    return { refused: 'We’re very busy just now. Please ring us or try again later.' };

  const mostAcknowledged =
    provenance === 'form' ? most.acknowledgementsByForm : most.acknowledgementsDirect;
  return {
    acknowledged: counts.all <= mostAcknowledged && mayAcknowledge(counts.recipient),
  };
}

/** Robots number their messages; without numbers and spaces the text stays the same. Short texts have no shape: many people write 'please ring me'. */
export function toTextShape(text: string): string | undefined {
  const letters = text.toLowerCase().replace(/[\p{N}\p{P}\p{S}\s]+/gu, '');
  return letters.length < 20 ? undefined : letters;
}

/** Mails to one customer an hour, about bookings, quotes and messages together. */
const mostAcknowledgementsAnHour = 5;

/**
 * Whether a customer gets a mail; `count` is the number of requests for their address this hour. A stranger's mailbox is
 * never filled through our forms, and the request is stored all the same.
 */
export const mayAcknowledge = (count: number): boolean => count <= mostAcknowledgementsAnHour;
