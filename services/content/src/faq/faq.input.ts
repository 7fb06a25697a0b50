import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { filledLine, filledProse, listOf } from '../text/text.input.ts';

export const faqValue = listOf(z.object({ question: filledLine(), answer: filledProse() }));

@ObjectType({ description: 'A question that customers ask often, with its answer.' })
export class QuestionAnswer {
  @Field(() => String)
  question!: string;

  @Field(() => String)
  answer!: string;
}
