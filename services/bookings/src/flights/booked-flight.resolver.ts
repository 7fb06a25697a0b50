import { Ctx, Directive, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';

@ObjectType('Flight', { description: 'The bookings of a flight of the catalogue.' })
@Directive('@key(fields: "id")')
export class BookedFlight {
  @Field(() => ID)
  id!: string;
}

@Resolver(() => BookedFlight)
export class BookedFlightResolver {
  /** A visitor gets null rather than a fault on their page. */
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether it has bookings, so that it cannot be deleted; for administrators only.',
  })
  async hasBookings(
    @Root() { id }: BookedFlight,
    @Ctx() { administrator, flightsWithBookings }: BookingsContext,
  ): Promise<boolean | null> {
    return administrator ? flightsWithBookings.load(id) : null;
  }

  /** Booked flights cannot be deleted (specification, section 4). */
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether it has no bookings; for administrators only.',
  })
  async canDelete(
    @Root() { id }: BookedFlight,
    @Ctx() { administrator, flightsWithBookings }: BookingsContext,
  ): Promise<boolean | null> {
    return administrator ? !(await flightsWithBookings.load(id)) : null;
  }
}
