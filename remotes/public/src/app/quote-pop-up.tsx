import { lazy, Suspense } from 'react';
import { Dialog } from '@larkfare/ui-kit';
import type { QuoteFormProps } from '../features/quote/quote-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

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
    <Suspense fallback={<FormSkeleton label="Loading the quote form" />}>
      <QuoteForm {...form} />
    </Suspense>
  </Dialog>
);
