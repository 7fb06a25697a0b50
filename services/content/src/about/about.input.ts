import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { filledProse, listOf, optionalLine } from '../text/text.input.ts';

export const aboutUsLongValue = listOf(
  z.object({ subheading: optionalLine(), text: filledProse() }),
);

@ObjectType({ description: 'A part of the About Us page.' })
export class AboutBlock {
  @Field(() => String, { nullable: true })
  subheading!: string | null;

  @Field(() => String, { description: 'Plain text; a blank line starts a new paragraph.' })
  text!: string;
}
