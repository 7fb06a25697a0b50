import { createUnionType, Directive, Field, ID, ObjectType } from 'type-graphql';
import { toSentences } from './sentences.rules.ts';

/** One thing wrong with one field of an input. */
@ObjectType({ description: 'What is wrong with one field of the input.' })
@Directive('@shareable')
export class FieldProblem {
  @Field(() => String, { description: "The field's name in the input." })
  field: string;

  @Field(() => String, { description: 'A sentence for the person who filled it in.' })
  message: string;

  constructor(field: string, message: string) {
    this.field = field;
    this.message = message;
  }
}

@ObjectType({ description: 'The input breaks a rule; nothing was stored.' })
@Directive('@shareable')
export class InvalidInput {
  @Field(() => String)
  message: string;

  @Field(() => [FieldProblem])
  fields: FieldProblem[];

  constructor(fields: FieldProblem[], message = toSentences(fields.map((field) => field.message))) {
    this.message = message;
    this.fields = fields;
  }
}

@ObjectType({ description: 'What was asked for is not there (any more).' })
@Directive('@shareable')
export class NotFound {
  @Field(() => String)
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

@ObjectType({ description: 'Something else still depends on it, so it stays.' })
@Directive('@shareable')
export class InUse {
  @Field(() => String)
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

@ObjectType({ description: 'Somebody else changed it since it was read; nothing was overwritten.' })
@Directive('@shareable')
export class Stale {
  @Field(() => String)
  message: string;

  constructor(message = 'Somebody else changed this since you opened it. Nothing was saved.') {
    this.message = message;
  }
}

@ObjectType({ description: 'There is another one like it already; nothing was stored.' })
@Directive('@shareable')
export class AlreadyExists {
  @Field(() => String)
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

@ObjectType({ description: 'It is gone.' })
@Directive('@shareable')
export class Deleted {
  @Field(() => ID)
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

export const DeleteResult = createUnionType({
  name: 'DeleteResult',
  types: () => [Deleted, InUse, NotFound] as const,
});

/** Whether somebody else saved since the version that a change is based on; a change without one is based on the newest. */
export const isStale = (
  current: { version: number },
  basedOn: number | null | undefined,
): boolean => basedOn != null && basedOn !== current.version;
