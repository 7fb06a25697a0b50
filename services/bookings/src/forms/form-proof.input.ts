import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Evidence that a person, not a program, filled in the form.' })
export class FormProofInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The `formToken` that was requested when the form was opened. Without it limits are tighter.',
  })
  token?: string | null;

  @Field(() => String, { defaultValue: '', description: 'A field that people do not see.' })
  website!: string;
}
