import type { ComponentProps } from 'react';
import { Card, emailHref, Grid, Icon, telephoneHref, Text, whatsAppHref } from '@larkfare/ui-kit';
import Mail from '@lucide/icons/icons/mail';
import MapPin from '@lucide/icons/icons/map-pin';
import MessageCircle from '@lucide/icons/icons/message-circle';
import Phone from '@lucide/icons/icons/phone';
import { OpenNow } from '../../opening-hours/open-now.tsx';
import styles from './contact-cards.module.css';
import type { Contact } from './use-contact.ts';

type Way = {
  name: string;
  text: string;
  does: string;
  icon: ComponentProps<typeof Icon>['shape'];
  href: string | null;
};

/** The ways to reach us, a card each; what the administrator left empty is left out. */
export const waysToReach = (contact: Contact): Way[] =>
  [
    {
      name: 'Phone',
      text: contact.contactPhone,
      does: 'Ring us',
      icon: Phone,
      href: telephoneHref(contact.contactPhone),
    },
    {
      name: 'WhatsApp',
      text: contact.contactWhatsApp,
      does: 'Send us a message',
      icon: MessageCircle,
      href: whatsAppHref(contact.contactWhatsApp),
    },
    {
      name: 'Email',
      text: contact.contactEmail,
      does: 'Write to us',
      icon: Mail,
      href: emailHref(contact.contactEmail),
    },
    {
      name: 'Address',
      text: contact.addressText,
      does: 'Open the map',
      icon: MapPin,
      href: contact.mapLink,
    },
  ].filter(({ text }) => text.trim() !== '');

export const ContactCards = ({ ways }: { ways: Way[] }) => (
  <Grid as="ul" role="list" columns="15.5rem" fit>
    {ways.map((way) => (
      <li key={way.name}>
        {way.href ? (
          <Card
            as="a"
            padding={5}
            href={way.href}
            className={styles.card}
            {...(isElsewhere(way.href) && newTab)}
          >
            <CardText way={way} />
          </Card>
        ) : (
          <Card padding={5} className={styles.card}>
            <CardText way={way} />
          </Card>
        )}
      </li>
    ))}
  </Grid>
);

const CardText = ({ way: { name, text, does, icon, href } }: { way: Way }) => (
  <>
    <span className={styles.sign}>
      <Icon shape={icon} size={22} />
    </span>
    <Text as="span" tone="ink-soft" weight="strong">
      {name}
    </Text>
    <span className={styles.value}>{text}</span>
    {href && (
      <Text as="span" tone="link" weight="strong" className={styles.does}>
        {does}
      </Text>
    )}
    {name === 'Phone' && <OpenNow />}
  </>
);

/** Maps and WhatsApp open in a new tab, without a referrer. */
const isElsewhere = (href: string) => href.startsWith('https:');
const newTab = { target: '_blank', rel: 'noreferrer' };
