import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

const message = 'Enter a whole number from 0 to 100.';
const percent = z.int(message).min(0, message).max(100, message);

export const fareSharesValue = z.object({ childPercent: percent, infantPercent: percent });

@InputType('FareSharesInput')
@ObjectType({ description: 'What a child and an infant pay, in percent of an adult’s fare.' })
export class FareShares {
  @Field(() => Int)
  childPercent!: number;

  @Field(() => Int)
  infantPercent!: number;
}
