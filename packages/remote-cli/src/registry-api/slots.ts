import { z } from 'zod';

export const slots = z.strictObject({
  slots: z.array(
    z.strictObject({
      slot: z.string(),
      revision: z.int().describe('Of the slot; grows by one with every decision.'),
      contributions: z
        .array(
          z.strictObject({
            remote: z.string(),
            title: z.string(),
            version: z.string(),
            isShown: z.boolean(),
            needsReview: z
              .boolean()
              .describe(
                'Of an unreviewed version: components run in a frame, new labels are not shown.',
              ),
          }),
        )
        .describe('In their order, the hidden ones last.'),
    }),
  ),
});
export type Slot = z.output<typeof slots>['slots'][number];
export type Contribution = Slot['contributions'][number];
