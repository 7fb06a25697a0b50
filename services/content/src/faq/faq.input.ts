import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { entry, filledLine, filledProse, listOf } from '../text/text.input.ts';

export const faqValue = listOf(entry({ question: filledLine(), answer: filledProse() }));

@InputType('QuestionAnswerInput')
@ObjectType({ description: 'A frequently asked question, with its answer.' })
export class QuestionAnswer {
  @Field(() => ID, { defaultValue: '' })
  id!: string;

  @Field(() => String)
  question!: string;

  @Field(() => String)
  answer!: string;
}
