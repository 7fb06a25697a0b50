import { createHmac } from 'node:crypto';

/** A secret as its holder gets it, in the form of Standard Webhooks. */
export const secretText = (secret: Buffer) => `whsec_${secret.toString('base64')}`;

/** The headers that prove to a receiver who sent this body, in the form of Standard Webhooks. */
export function signatureHeaders(
  secret: Buffer,
  { id, body, nowMs }: { id: string; body: string; nowMs: number },
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
