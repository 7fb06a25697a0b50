import { z } from 'zod';
import { type RestApi } from '../routes.ts';
import { StopPriceAlertByMailDocument } from './stop-price-alert.generated.ts';

/** The address in the header List-Unsubscribe of a mail (RFC 8058), which mail programs post to without any session. */
export function stopPriceAlertRoute({ route, prepare }: RestApi): void {
  const stopPriceAlert = prepare(StopPriceAlertByMailDocument);

  route(
    'POST /price-alert/{token}/stop',
    {
      summary:
        'Stop a price alert, whose mails have this address; the same again is answered alike',
      ignoresBody: true,
      response: z.object({ message: z.string() }),
    },
    async ({ params: { token }, caller }) => {
      await stopPriceAlert({ token }, caller);
      return { message: 'You get no more of these emails.' };
    },
  );
}
