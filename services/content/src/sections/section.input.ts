import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { entry, filledLine, filledProse, listOf, optionalLine } from '../text/text.input.ts';

const bullet = z.object({ heading: optionalLine(), text: filledProse() });

/** The privacy policy and the terms have the same shape. */
export const sectionsValue = listOf(
  entry({ heading: filledLine(), text: filledProse(), bullets: listOf(bullet).default([]) }),
);

@InputType('TextBulletInput')
@ObjectType({ description: 'A point of a section.' })
export class TextBullet {
  @Field(() => String, {
    nullable: true,
    description: 'Set in bold before the text, where there is one.',
  })
  heading!: string | null;

  @Field(() => String)
  text!: string;
}

@InputType('TextSectionInput')
@ObjectType({ description: 'A section of the privacy policy or of the terms.' })
export class TextSection {
  @Field(() => ID, { defaultValue: '' })
  id!: string;

  @Field(() => String)
  heading!: string;

  @Field(() => String, { description: 'Plain text; a blank line starts a new paragraph.' })
  text!: string;

  @Field(() => [TextBullet], { defaultValue: [] })
  bullets!: TextBullet[];
}
