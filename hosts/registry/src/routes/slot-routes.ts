import { safeParse } from '@larkfare/server-kit/http';
import { navigationSlot, slots } from '@larkfare/remote-contract/slots';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { snapshotOf } from '../channels/channels.ts';
import { type RegistryContext } from '../registry-context.ts';
import { placeIn } from '../slots/slot-order.rules.ts';
import { decideSlot, slotOrders } from '../slots/slot-orders.ts';
import { reviewedVersions } from '../trust/reviews.ts';
import { remoteName } from '../versions/published.input.ts';
import { authorOf, forAdministrators } from './authorisation.ts';
import { sendError } from './errors.ts';
import { revisionOf } from './if-match.ts';
import * as responses from './responses.ts';

const knownSlots = [...Object.keys(slots), navigationSlot];

const remotes = z.array(remoteName).max(100);
const decision = z.object({ shown: remotes, hidden: remotes });

/** What live remotes contribute to the site's pages, in which order, and which contributions are hidden. */
export const slotRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, refresh } = context;
  const ofAdministrators = forAdministrators(context);

  async function slots() {
    const live = (await snapshotOf(db, 'production'))?.remotes ?? [];
    const orders = await slotOrders(db);
    const isReviewed = await reviewedVersions(db);
    return knownSlots.map((slot) => {
      const contributions = live
        .filter(({ manifest }) => manifest.slots?.some((each) => each.slot === slot))
        .map(({ remote, version, manifest: { title } }) => {
          const place = placeIn(orders[slot], remote);
          return {
            remote,
            version,
            title,
            isShown: place !== undefined,
            needsReview: !isReviewed(remote, version),
            place: place ?? Infinity,
          };
        })
        .sort((one, other) => one.place - other.place || one.remote.localeCompare(other.remote))
        .map(({ place: _, ...contribution }) => contribution);
      return { slot, revision: orders[slot]?.revision ?? 0, contributions };
    });
  }

  const list = ofAdministrators({
    summary: 'What live remotes contribute to the site’s pages',
    response: responses.slots,
  });
  server.get('/slots', list, async () => ({ slots: await slots() }));

  const decide = ofAdministrators({
    summary: 'Order the contributions to a slot, or hide some',
    description:
      'Needs If-Match with the revision of the slot that the decision is based on. Remotes that are in neither list are shown after the others.',
    body: decision,
    response: responses.slots,
  });
  server.put<{ Params: { slot: string } }>('/slots/:slot', decide, async (request, reply) => {
    const { slot } = request.params;
    if (!knownSlots.includes(slot)) return sendError(reply, 404, 'There is no such slot.');
    const body = safeParse(decision, request.body);
    const named = body.success ? [...body.data.shown, ...body.data.hidden] : [];
    if (!body.success || new Set(named).size < named.length)
      return sendError(
        reply,
        400,
        'Send each remote once, as shown or hidden: {"shown": ["guide"], "hidden": []}.',
      );
    const basedOn = revisionOf(request.headers['if-match']);
    if (basedOn === undefined)
      return sendError(reply, 428, 'Send the revision the change is based on as If-Match.');
    const by = authorOf(request);
    if (!(await decideSlot(db, { slot, revision: basedOn + 1, by, ...body.data })))
      return sendError(reply, 412, 'This slot has been changed. Reload it and try again.');
    await refresh();
    return { slots: await slots() };
  });
};
