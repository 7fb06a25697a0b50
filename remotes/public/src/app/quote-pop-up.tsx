import { lazy, Suspense } from 'react';
import { Dialog } from '@larkfare/ui-kit';
import type { QuoteFormProps } from '../features/quote/quote-form.tsx';
import { FormShape } from './form-shape.tsx';

const QuoteForm = lazy(async () => {
  const { QuoteForm: Form } = await import(
    /* webpackChunkName: "quote-form" */ '../features/quote/quote-form.tsx'
  );
  return { default: Form };
});

type QuotePopUpProps = QuoteFormProps & { open: boolean; title?: string };

/** The quote pop-up; few open it, so its form is fetched when they do. */
export const QuotePopUp = ({ open, title = 'Request a quote', ...form }: QuotePopUpProps) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <Suspense fallback={<FormShape label="Loading the quote form" />}>
      <QuoteForm {...form} />
    </Suspense>
  </Dialog>
);
