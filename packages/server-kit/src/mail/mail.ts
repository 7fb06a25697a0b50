export interface Mail {
  /** Its kind: 'booking-acknowledgement', 'booking-notice'… */
  kind: string;
  recipient: string;
  /** The name that the reader sees as the sender; the site's by default. */
  senderName?: string;
  /** Whom the reader's answer goes to. */
  replyTo?: string;
  /** One line, never anything a visitor typed. */
  subject: string;
  body: string;
  /** A POST to it ends such mails (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A mail as it waits to be sent. */
export interface WaitingMail extends Mail {
  id: string;
  createdAt: Date;
}
