import { createUnionType, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The administrator who asks.' })
export class Viewer {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;
}

@ObjectType({ description: 'Signed in; send the token as a bearer token.' })
export class SignedIn {
  @Field(() => String)
  token: string;

  @Field(() => String)
  message = 'Signed in.';

  constructor(token: string) {
    this.token = token;
  }
}

@ObjectType({ description: 'The address and password are not those of an administrator.' })
export class SignInRefused {
  @Field(() => String)
  message = 'The e-mail address or the password is wrong.';
}

export const SignInResult = createUnionType({
  name: 'SignInResult',
  types: () => [SignedIn, SignInRefused] as const,
});
