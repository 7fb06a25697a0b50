import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { promisesTooManyInstalments, tooManyInstalments } from '../pay-later/pay-later.rules.ts';
import { filledLine, filledProse, line, listOf } from '../text/text.input.ts';
import { hasEachKindOnce, type ClaimKind as Kind } from './claim.rules.ts';

const ClaimKind = {
  protection: 'protection',
  payLater: 'payLater',
  support: 'support',
  lowestPrice: 'lowestPrice',
} as const;
registerEnumType(ClaimKind, {
  name: 'ClaimKind',
  description: 'What a claim is about; each kind has its own icon and is made once.',
});

const claim = z.object({
  kind: z.enum(ClaimKind, 'Choose what the claim is about.'),
  heading: filledLine(),
  text: filledProse().refine((text) => !promisesTooManyInstalments(text), tooManyInstalments),
});
export const claimsValue = listOf(claim).refine(hasEachKindOnce, 'Make each kind of claim once.');

export const protectionSchemeValue = z.object({ name: line(), number: line() });

@InputType('ClaimInput')
@ObjectType({ description: 'Something the home page promises.' })
export class Claim {
  @Field(() => ClaimKind)
  kind!: Kind;

  @Field(() => String)
  heading!: string;

  @Field(() => String)
  text!: string;
}

@InputType('ProtectionSchemeInput')
@ObjectType({ description: "The travel-protection scheme and the business's membership of it." })
export class ProtectionScheme {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'The membership number.' })
  number!: string;
}
