import { type ClassType, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A piece of a list as CSV text, formulas neutralised.' })
export class ExportPiece {
  @Field(() => String)
  text!: string;

  @Field(() => ID, { nullable: true, description: 'What to ask for next; absent at the end.' })
  next!: string | null;
}

/** The GraphQL type for a piece of a whole list. */
export function pieceType<Row extends object>(rowType: ClassType<Row>) {
  @ObjectType({ description: 'A piece of a list.' })
  abstract class Piece {
    @Field(() => [rowType])
    items!: Row[];

    @Field(() => ID, {
      nullable: true,
      description: 'The cursor of the next piece; absent at the end.',
    })
    next!: string | null;
  }
  return Piece;
}
