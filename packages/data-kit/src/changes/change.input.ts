import { type LocalDate } from '@larkfare/london-dates';
import { Directive, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDateScalar } from '../subgraph/local-date-scalar.ts';
import { pageType } from '../paging/page.input.ts';

enum ChangeAction {
  created = 'created',
  updated = 'updated',
  deleted = 'deleted',
}
registerEnumType(ChangeAction, { name: 'ChangeAction', description: 'What was done to a record.' });

@ObjectType({ description: 'One field of a change, from what it was to what it became, as text.' })
@Directive('@shareable')
export class ChangedField {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true, description: 'Absent when there was nothing.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'Absent when there is nothing now.' })
  to!: string | null;
}

@ObjectType({ description: 'What an administrator wrote: who, when, what, from what to what.' })
@Directive('@shareable')
export class Change {
  @Field(() => ID)
  id!: string;

  @Field(() => Date)
  at!: Date;

  @Field(() => String, { description: 'The administrator’s email address as it was then.' })
  changedBy!: string;

  @Field(() => String, { description: 'The kind of record, such as regions.' })
  subject!: string;

  @Field(() => String)
  subjectId!: string;

  @Field(() => ChangeAction)
  action!: ChangeAction;

  @Field(() => String, { nullable: true, description: 'What people call the record.' })
  label!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the record is called where its label does not say it, such as a flight.',
  })
  name!: string | null;

  @Field(() => [ChangedField])
  fields!: ChangedField[];
}

@InputType({ description: 'Filters the changes; a field that is left out matches every change.' })
export class ChangeFilterInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'A part of the administrator’s email address.',
  })
  changedBy!: string;

  @Field(() => String, { nullable: true, description: 'The kind of record, such as regions.' })
  subject?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day, in London.' })
  from?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day, in London.' })
  to?: LocalDate | null;
}

@ObjectType()
@Directive('@shareable')
export class ChangePage extends pageType(Change) {}
