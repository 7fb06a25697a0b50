import { Ctx, Query, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';
import { FormToken } from './form-proof.input.ts';
import { quickestFillMs } from './form-token.rules.ts';
import { issueFormToken } from './form-token.ts';

@Resolver()
export class FormTokenResolver {
  @Query(() => FormToken, {
    description: 'Ask for it when a contact or quote form is opened and send it along.',
  })
  formToken(@Ctx() context: BookingsContext): FormToken {
    return {
      token: issueFormToken(context.formSecret, context.now()),
      usableAfterMs: quickestFillMs,
    };
  }
}
