import {
  createUnionType,
  Directive,
  Field,
  ID,
  Int,
  InterfaceType,
  ObjectType,
} from 'type-graphql';
import { joinMessages } from './validation-messages.rules.ts';

/** A problem of one field of an input. */
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

@InterfaceType({
  description: 'Why nothing was done. Every expected refusal is one.',
  autoRegisterImplementations: false,
})
export abstract class Problem {
  @Field(() => String, { description: 'A message to show to the user.' })
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

@ObjectType({ implements: Problem, description: 'The input breaks a rule; nothing was stored.' })
@Directive('@shareable')
export class InvalidInput extends Problem {
  @Field(() => [FieldProblem])
  fields: FieldProblem[];

  constructor(
    fields: FieldProblem[],
    message = joinMessages(fields.map((field) => field.message)),
  ) {
    super(message);
    this.fields = fields;
  }

  static of(field: string, message: string): InvalidInput {
    return new InvalidInput([new FieldProblem(field, message)]);
  }
}

/** The refusal of an input with problems; undefined for a valid one. */
export const refuseInput = (problems: FieldProblem[]): InvalidInput | undefined =>
  problems.length ? new InvalidInput(problems) : undefined;

@ObjectType({ implements: Problem, description: 'There is no such record (any more).' })
@Directive('@shareable')
export class NotFound extends Problem {}

@ObjectType({
  implements: Problem,
  description: 'Something else still depends on it, so it stays.',
})
@Directive('@shareable')
export class InUse extends Problem {}

@ObjectType({
  implements: Problem,
  description: 'Someone else has changed it since it was read; nothing was overwritten.',
})
@Directive('@shareable')
export class Stale extends Problem {
  constructor(message = 'Someone else has changed this since you opened it. Nothing was saved.') {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description: 'There is another one like it already; nothing was stored.',
})
@Directive('@shareable')
export class AlreadyExists extends Problem {}

@ObjectType({ implements: Problem, description: 'Too much came at once; nothing was done.' })
@Directive('@shareable')
export class TooManyRequests extends Problem {
  @Field(() => Int)
  retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

@ObjectType({ description: 'The record no longer exists.' })
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

/** Whether someone else saved since the version that a change is based on; a change without one is based on the newest. */
export const isStale = (
  current: { version: number },
  basedOn: number | null | undefined,
): boolean => basedOn != null && basedOn !== current.version;
