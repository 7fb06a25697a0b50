import { monthOf } from '@larkfare/london-dates';
import { offerCode, type Search, type TravelClass } from '@larkfare/travellers';
import { Note } from '@larkfare/ui-kit';

type OfferCodeProps = {
  offer: { flightId: string; departureDate: string; tripType: Search['tripType'] };
  travelClass: TravelClass | undefined;
};

/** The code by which the office finds an offer that a customer rings about, spelt out for those who listen. */
export function OfferCode({ offer, travelClass = 'economy' }: OfferCodeProps) {
  const month = monthOf(offer.departureDate);
  const code = offerCode({ ...offer, month, travelClass });
  return (
    <Note as="span" role="img" aria-label={`Offer code ${[...code.replace('-', '')].join(' ')}`}>
      Code {code}
    </Note>
  );
}
