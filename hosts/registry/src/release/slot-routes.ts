import { navigationSlot, slots } from '@larkfare/remote-contract/slots';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { snapshotOf } from './channels.ts';
import { ifMatch, requireRevision } from './if-match.ts';
import { placeIn } from './slot-order.rules.ts';
import { decideSlot, slotOrders } from './slot-orders.ts';
import { reviewedVersions } from '../trust/reviews.ts';
import { remoteName } from '../versions/published.input.ts';
import { type LiveVersions, type RegistryApi } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';

const slotNames = [...Object.keys(slots), navigationSlot];

const remotes = z.array(remoteName).max(100);
const decision = z
  .object({ shown: remotes, hidden: remotes })
  .refine(
    ({ shown, hidden }) => new Set([...shown, ...hidden]).size === shown.length + hidden.length,
    'Send each remote once, as shown or hidden: {"shown": ["guide"], "hidden": []}.',
  );

/** The order and visibility of the contributions of live remotes to the site's pages. */
export function slotRoutes({ route }: RegistryApi, { db, refresh }: LiveVersions): void {
  route(
    'GET /slots',
    {
      summary: 'What live remotes contribute to the site’s pages',
      callers: ['administrator'],
      response: responses.slots,
    },
    async () => ({ slots: await slotsOf(db) }),
  );

  route(
    'PUT /slots/{slot}',
    {
      summary: 'Order the contributions to a slot, or hide some',
      description:
        'Needs If-Match with the revision of the slot that the decision is based on. Remotes that are in neither list are shown after the others.',
      callers: ['administrator'],
      headers: ifMatch,
      body: decision,
      response: responses.slots,
    },
    async ({ params: { slot }, body, headers, author }) => {
      if (!slotNames.includes(slot)) return new HttpError(404, 'There is no such slot.');
      const revision = requireRevision(headers) + 1;
      if (!(await decideSlot(db, { slot, revision, by: author.name, ...body })))
        return new HttpError(412, 'This slot has been changed. Reload it and try again.');
      await refresh();
      return { slots: await slotsOf(db) };
    },
  );
}

async function slotsOf(db: DataSource) {
  const live = (await snapshotOf(db, 'production'))?.remotes ?? [];
  const orders = await slotOrders(db);
  const isReviewed = await reviewedVersions(db);
  return slotNames.map((slot) => {
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
