import { InvalidInput, Problem } from '@larkfare/service-kit';
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

@ObjectType({
  implements: Problem,
  description: 'The address and password are not those of an administrator.',
})
export class SignInRefused extends Problem {
  constructor(message = 'The e-mail address or the password is wrong.') {
    super(message);
  }
}

export const SignInResult = createUnionType({
  name: 'SignInResult',
  types: () => [SignedIn, SignInRefused] as const,
});

@ObjectType()
export class PasswordChanged {
  @Field(() => String)
  message = 'Password updated successfully. Please sign in with the new one.';
}

@ObjectType()
export class EmailChanged {
  @Field(() => String)
  message = 'Email updated successfully';
}

@ObjectType()
export class PasswordResetRequested {
  @Field(() => String)
  message =
    'A link to set a new password is on its way to the administrator’s e-mail address. It works once, for 10 minutes.';
}

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  types: () => [PasswordChanged, InvalidInput] as const,
});

export const ChangeEmailResult = createUnionType({
  name: 'ChangeEmailResult',
  types: () => [EmailChanged, InvalidInput] as const,
});
