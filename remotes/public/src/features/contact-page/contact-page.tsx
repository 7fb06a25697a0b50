import type { ReactNode } from 'react';
import { usePage, useSite } from '@larkfare/remote-contract';
import {
  Button,
  LoadingSkeleton,
  Prose,
  QueryView,
  Skeleton,
  Stack,
  TextPage,
} from '@larkfare/ui-kit';
import { usePopUp } from '../../pop-up/use-pop-up.ts';
import { ContactCards, waysToReach } from './contact-cards.tsx';
import { MapOnRequest } from './map-on-request.tsx';
import { useContact, type Contact } from './use-contact.ts';

type ContactPageProps = {
  /** The message pop-up is another feature's; the route hands it in, and without it there is no button for it. */
  renderMessagePopUp?: (popUp: { open: boolean; onClose: () => void }) => ReactNode;
};

/** /contact: every way to reach us, the message pop-up, and where we are. */
export function ContactPage({ renderMessagePopUp }: ContactPageProps) {
  const { name } = useSite();
  const contact = useContact();
  const message = usePopUp();
  usePage({
    title: 'Contact us',
    description: `Ring, write to or message ${name}, or send us a message from this page: our telephone number, email address, WhatsApp number and address.`,
    canonicalPath: '/contact',
    ...(contact.problem && { status: 503 }),
  });
  return (
    <TextPage
      heading="Contact us"
      lead={
        contact.data?.aboutInfo ? (
          <Prose text={contact.data.aboutInfo} />
        ) : (
          'Tell us where you would like to go, or ask us anything.'
        )
      }
      actions={
        renderMessagePopUp && (
          <Button tone="action" size="large" onClick={message.open}>
            Get in Touch
          </Button>
        )
      }
    >
      <QueryView
        state={contact}
        skeleton={<CardsSkeleton />}
        problem="Error fetching Contact information."
        help="Please try again in a moment."
      >
        {(shown) => <Ways contact={shown} />}
      </QueryView>
      {renderMessagePopUp?.({ open: message.isOpen, onClose: message.close })}
    </TextPage>
  );
}

function Ways({ contact }: { contact: Contact }) {
  const ways = waysToReach(contact);
  return (
    <Stack gap={12}>
      {ways.length > 0 ? (
        <ContactCards ways={ways} />
      ) : (
        <p>Send us a message and we’ll get back to you.</p>
      )}
      {contact.mapEmbedUrl && <MapOnRequest embedUrl={contact.mapEmbedUrl} />}
    </Stack>
  );
}

const CardsSkeleton = () => (
  <LoadingSkeleton label="Loading contact details" columns="15.5rem" fit gap={4}>
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} shape="block" height={176} />
    ))}
  </LoadingSkeleton>
);
