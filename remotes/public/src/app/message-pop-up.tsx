import { Dialog } from '@larkfare/ui-kit';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

const loadMessageForm = async () => {
  const module = await import(
    /* webpackChunkName: "message-form" */ '../features/contact-message/message-form.tsx'
  );
  return module.MessageForm;
};

type MessagePopUpProps = { open: boolean; onClose: () => void };

/** The message pop-up of the contact page; its form is fetched when it opens. */
export const MessagePopUp = ({ open, onClose }: MessagePopUpProps) => (
  <Dialog open={open} onClose={onClose} title="Get in Touch">
    <LazyPart
      load={loadMessageForm}
      loading={<FormSkeleton label="Loading the message form" />}
      problem="The message form could not be loaded."
    >
      {(MessageForm) => <MessageForm onSent={onClose} />}
    </LazyPart>
  </Dialog>
);
