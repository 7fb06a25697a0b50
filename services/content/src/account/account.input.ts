import { InvalidInput, Problem, TooManyRequests } from '@larkfare/data-kit/refusals';
import { createUnionType, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The signed-in administrator.' })
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
  constructor() {
    super('The email address or the password is wrong.');
  }
}

export const SignInResult = createUnionType({
  name: 'SignInResult',
  types: () => [SignedIn, SignInRefused, TooManyRequests] as const,
});

@ObjectType({ description: 'A signed-in browser or program of the administrator.' })
export class AccountSession {
  @Field(() => ID)
  id!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date, { description: 'To the minute.' })
  lastUsedAt!: Date;

  @Field(() => String, { description: 'The network that it began in, such as 203.0.113.0/24.' })
  network!: string;

  @Field(() => String, { description: 'The browser’s family, such as Firefox on Windows.' })
  agent!: string;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

@ObjectType()
export class PasswordChanged {
  @Field(() => String)
  message = 'Password updated successfully. Please sign in with the new one.';
}

@ObjectType({ description: 'A link was mailed; the address changes once it is confirmed there.' })
export class EmailChangeRequested {
  @Field(() => String)
  message: string;

  constructor(address: 'current' | 'new') {
    this.message = `We sent a link to the ${address} email address. ${address === 'new' ? 'The address changes once you confirm it there' : 'Nothing changes before you allow it there'}; the link works once, for an hour.`;
  }
}

@ObjectType()
export class EmailChanged {
  @Field(() => String)
  message: string;

  constructor(message = 'Email updated successfully') {
    this.message = message;
  }
}

@ObjectType()
export class PasswordResetRequested {
  @Field(() => String)
  message =
    'Look in the administrator’s mailbox for a link to set a new password. Every request sends one, at most six in 20 minutes. Each works once, for 30 minutes.';
}

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  types: () => [PasswordChanged, InvalidInput, TooManyRequests] as const,
});

export const ChangeEmailResult = createUnionType({
  name: 'ChangeEmailResult',
  types: () => [EmailChangeRequested, InvalidInput, TooManyRequests] as const,
});

export const ConfirmEmailChangeResult = createUnionType({
  name: 'ConfirmEmailChangeResult',
  types: () => [EmailChanged, EmailChangeRequested, InvalidInput] as const,
});

export const UndoEmailChangeResult = createUnionType({
  name: 'UndoEmailChangeResult',
  types: () => [EmailChanged, InvalidInput] as const,
});
