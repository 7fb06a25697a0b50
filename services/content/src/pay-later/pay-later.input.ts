import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { entry, filledLine, filledProse, listOf } from '../text/text.input.ts';
import { promisesTooManyInstalments, tooManyInstalments } from './pay-later.rules.ts';

const text = () =>
  filledProse().refine((value) => !promisesTooManyInstalments(value), tooManyInstalments);

export const payLaterValue = z.object({
  heading: filledLine(),
  text: text(),
  items: listOf(entry({ subheading: filledLine(), text: text() })).min(
    1,
    'Keep at least one item.',
  ),
});

@InputType('PayLaterItemInput')
@ObjectType({ description: 'A part of the Pay Later page that opens and closes.' })
export class PayLaterItem {
  @Field(() => ID, { defaultValue: '' })
  id!: string;

  @Field(() => String)
  subheading!: string;

  @Field(() => String)
  text!: string;
}

@InputType('PayLaterInput')
@ObjectType({ description: 'The text of the Pay Later page.' })
export class PayLater {
  @Field(() => String)
  heading!: string;

  @Field(() => String)
  text!: string;

  @Field(() => [PayLaterItem])
  items!: PayLaterItem[];
}
