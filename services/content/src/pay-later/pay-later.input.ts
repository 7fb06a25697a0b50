import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { filledLine, filledProse, listOf } from '../text/text.input.ts';
import { promisesTooManyInstalments, tooManyInstalments } from './pay-later.rules.ts';

const text = () =>
  filledProse().refine((value) => !promisesTooManyInstalments(value), tooManyInstalments);

export const payLaterValue = z.object({
  heading: filledLine(),
  text: text(),
  items: listOf(z.object({ subheading: filledLine(), text: text() })).min(
    1,
    'Keep at least one item.',
  ),
});

@ObjectType({ description: 'A part of the Pay Later page that opens and closes.' })
export class PayLaterItem {
  @Field(() => String)
  subheading!: string;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'What the Pay Later page says.' })
export class PayLater {
  @Field(() => String)
  heading!: string;

  @Field(() => String)
  text!: string;

  @Field(() => [PayLaterItem])
  items!: PayLaterItem[];
}
