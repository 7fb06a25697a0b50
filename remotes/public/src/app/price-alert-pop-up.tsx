import { Dialog } from '@larkfare/ui-kit';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import type { WatchedTrip } from '../features/price-alert/price-alert.rules.ts';
import { FormSkeleton } from './form-skeleton.tsx';

const loadPriceAlertForm = async () => {
  const module = await import(
    /* webpackChunkName: "price-alert-form" */ '../features/price-alert/price-alert-form.tsx'
  );
  return module.PriceAlertForm;
};

type PriceAlertPopUpProps = { open: boolean; trip: WatchedTrip; onClose: () => void };

/** The pop-up for a mail when the price of a search drops; its form is fetched when it opens. */
export const PriceAlertPopUp = ({ open, ...form }: PriceAlertPopUpProps) => (
  <Dialog open={open} onClose={form.onClose} title="Tell me when the price drops">
    <LazyPart
      load={loadPriceAlertForm}
      loading={<FormSkeleton label="Loading the price alert form" />}
      problem="The price alert form could not be loaded."
    >
      {(PriceAlertForm) => <PriceAlertForm {...form} />}
    </LazyPart>
  </Dialog>
);
