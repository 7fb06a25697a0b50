/** Mails to one customer an hour, about bookings, quotes and messages together. */
const mostAcknowledgementsAnHour = 5;

/**
 * Whether a customer is written to, `count` being how often something came for their address this hour: anyone who types a
 * stranger's address never fills that mailbox. The request is stored all the same.
 */
export const mayAcknowledge = (count: number): boolean => count <= mostAcknowledgementsAnHour;
