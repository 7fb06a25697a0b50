import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A piece of a list as CSV text, formulas neutralised.' })
export class ExportPiece {
  @Field(() => String)
  text!: string;

  @Field(() => ID, { nullable: true, description: 'What to ask for next; absent at the end.' })
  next!: string | null;
}
