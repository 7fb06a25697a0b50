import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { entry, filledProse, listOf, optionalLine } from '../text/text.input.ts';

export const aboutUsLongValue = listOf(entry({ subheading: optionalLine(), text: filledProse() }));

@InputType('AboutBlockInput')
@ObjectType({ description: 'A part of the About Us page.' })
export class AboutBlock {
  @Field(() => ID, { defaultValue: '' })
  id!: string;

  @Field(() => String, { nullable: true })
  subheading!: string | null;

  @Field(() => String, { description: 'Plain text; a blank line starts a new paragraph.' })
  text!: string;
}
