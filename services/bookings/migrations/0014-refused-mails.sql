-- When the customer's mailbox refused our mail for good: the office reaches them another way. No default, so no row is rewritten.
ALTER TABLE bookings ADD mail_refused_at timestamptz;
ALTER TABLE quotes ADD mail_refused_at timestamptz;
ALTER TABLE contact_messages ADD mail_refused_at timestamptz;
