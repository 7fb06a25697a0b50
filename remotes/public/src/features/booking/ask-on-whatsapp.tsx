import { useQuery } from '@apollo/client/react';
import { buttonClass, formatPounds, Icon, whatsAppHref } from '@larkfare/ui-kit';
import MessageCircle from '@lucide/icons/icons/message-circle';
import { BookingWhatsAppDocument } from './ask-on-whatsapp.generated.ts';
import { flightQuestion, type BookableOffer } from './booking.rules.ts';

/** A message that names the flight, for questions before the request; absent without a WhatsApp number. */
export function AskOnWhatsApp({ offer }: { offer: BookableOffer }) {
  const number = useQuery(BookingWhatsAppDocument).data?.siteInformation?.contactWhatsApp;
  return (
    number && (
      <a
        href={whatsAppHref(number, flightQuestion(offer, formatPounds(offer.finalPricePence)))}
        target="_blank"
        rel="noreferrer"
        className={buttonClass()}
      >
        <Icon shape={MessageCircle} /> Ask about this flight on WhatsApp
      </a>
    )
  );
}
