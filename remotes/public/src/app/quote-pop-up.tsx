import { Dialog } from '@larkfare/ui-kit';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import type { QuoteFormProps } from '../features/quote/quote-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

const loadQuoteForm = async () => {
  const module = await import(
    /* webpackChunkName: "quote-form" */ '../features/quote/quote-form.tsx'
  );
  return module.QuoteForm;
};

type QuotePopUpProps = QuoteFormProps & { open: boolean; title?: string };

/** The quote pop-up; few open it, so its form is fetched when they do. */
export const QuotePopUp = ({ open, title = 'Request a quote', ...form }: QuotePopUpProps) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <LazyPart
      load={loadQuoteForm}
      loading={<FormSkeleton label="Loading the quote form" />}
      problem="The quote form could not be loaded."
    >
      {(QuoteForm) => <QuoteForm {...form} />}
    </LazyPart>
  </Dialog>
);
