import { lazy, Suspense } from 'react';
import { Dialog } from '@larkfare/ui-kit';
import { FormSkeleton } from './form-skeleton.tsx';

const MessageForm = lazy(async () => {
  const { MessageForm: Form } = await import(
    /* webpackChunkName: "message-form" */ '../features/contact-message/message-form.tsx'
  );
  return { default: Form };
});

type MessagePopUpProps = { open: boolean; onClose: () => void };

/** The message pop-up of the contact page; its form is fetched when it opens. */
export const MessagePopUp = ({ open, onClose }: MessagePopUpProps) => (
  <Dialog open={open} onClose={onClose} title="Get in Touch">
    <Suspense fallback={<FormSkeleton label="Loading the message form" />}>
      <MessageForm onSent={onClose} />
    </Suspense>
  </Dialog>
);
