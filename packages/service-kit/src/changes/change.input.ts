import { Directive, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../graphql/page.input.ts';

export enum ChangeAction {
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

  @Field(() => String, { description: 'The administrator’s e-mail address as it was then.' })
  changedBy!: string;

  @Field(() => String, { description: 'The kind of record, such as regions.' })
  subject!: string;

  @Field(() => String)
  subjectId!: string;

  @Field(() => ChangeAction)
  action!: ChangeAction;

  @Field(() => String, { nullable: true, description: 'What people call the record.' })
  label!: string | null;

  @Field(() => [ChangedField])
  fields!: ChangedField[];
}

@ObjectType()
@Directive('@shareable')
export class ChangePage extends pageType(Change) {}
