import { emailHref, Icon, telephoneHref, whatsAppHref } from '@larkfare/ui-kit';
import Mail from '@lucide/icons/icons/mail';
import MapPin from '@lucide/icons/icons/map-pin';
import MessageCircle from '@lucide/icons/icons/message-circle';
import Phone from '@lucide/icons/icons/phone';
import { OpenNow } from '../../opening-hours/open-now.tsx';
import styles from './footer.module.css';

export type FooterContact = {
  contactPhone: string;
  contactEmail: string;
  contactWhatsApp: string;
  addressText: string;
  mapLink: string | null;
};

/** Every way to reach the office; what the administrator left empty is left out. */
export const ContactList = ({ contact }: { contact: FooterContact }) => {
  const { contactPhone, contactEmail, contactWhatsApp, addressText, mapLink } = contact;
  const ways = [
    { name: 'Phone', text: contactPhone, icon: Phone, href: telephoneHref(contactPhone) },
    { name: 'Email', text: contactEmail, icon: Mail, href: emailHref(contactEmail) },
    {
      name: 'WhatsApp',
      text: contactWhatsApp,
      icon: MessageCircle,
      href: whatsAppHref(contactWhatsApp),
    },
    { name: 'Address', text: addressText, icon: MapPin, href: mapLink },
  ].filter(({ text }) => text.trim() !== '');

  return (
    <ul role="list">
      {ways.map(({ name, text, icon, href }) => (
        <li key={name} className={styles.contact}>
          <Icon shape={icon} size={18} tone="ink-soft" className={styles.contactIcon} />
          <div>
            {href ? (
              <a href={href} className={styles.link} aria-label={`${name}: ${text}`}>
                {text}
              </a>
            ) : (
              <span className={styles.text}>{text}</span>
            )}
            {name === 'Phone' && <OpenNow />}
          </div>
        </li>
      ))}
    </ul>
  );
};
