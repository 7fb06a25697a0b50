import { ContactPage } from '../features/contact-page/contact-page.tsx';
import { MessagePopUp } from './message-pop-up.tsx';

/** /contact with the message pop-up. */
export const Component = () => (
  <ContactPage renderMessagePopUp={(popUp) => <MessagePopUp {...popUp} />} />
);
