import { Field, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { filledLine, line, prose } from '../text/text.input.ts';

export const brandValue = z.object({ name: filledLine(), tagline: line(), footerText: prose() });

@InputType('BrandInput')
@ObjectType({ description: 'How the site presents itself.' })
export class Brand {
  @Field(() => String, { description: 'The name of the business, as customers know it.' })
  name!: string;

  @Field(() => String, { description: 'One line that says what it is.' })
  tagline!: string;

  @Field(() => String, { description: 'The text beside the brand at the foot of every page.' })
  footerText!: string;
}
