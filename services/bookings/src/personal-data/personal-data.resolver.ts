import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';
import { personalData } from './personal-data.ts';

@Resolver()
export class PersonalDataResolver {
  @Query(() => String, {
    description:
      'Everything that is stored about the customer with this email address, as JSON text, for a request of access.',
  })
  personalData(
    @Arg('email', () => String) email: string,
    @Ctx() { db }: BookingsContext,
  ): Promise<string> {
    return personalData(db, email);
  }
}
