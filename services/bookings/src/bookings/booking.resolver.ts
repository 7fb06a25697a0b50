import { DeleteResult, pageRequest, requireAdministrator } from '@larkfare/service-kit';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ExportPiece } from '../back-office/export-piece.input.ts';
import { officeOnly } from '../back-office/office-only.ts';
import { type BookingsContext } from '../service-context.ts';
import { Booking } from './booking.entity.ts';
import {
  BookingFilterInput,
  BookingInput,
  BookingPage,
  SaveBookingResult,
} from './booking.input.ts';
import {
  bookingById,
  bookingExport,
  bookingPage,
  deleteBooking,
  updateBooking,
} from './bookings.ts';

@Resolver(() => Booking)
export class BookingResolver {
  @Query(() => BookingPage, {
    description: 'The newest first, filtered by what was booked and searched by who booked it.',
  })
  bookings(
    @Arg('filter', () => BookingFilterInput) filter: BookingFilterInput,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 10 }) size: number,
    @Ctx() { service }: BookingsContext,
  ): Promise<BookingPage> {
    return bookingPage(service, filter, pageRequest(page, size));
  }

  @Query(() => Booking, { nullable: true })
  booking(
    @Arg('id', () => ID) id: string,
    @Ctx() { service }: BookingsContext,
  ): Promise<Booking | null> {
    return bookingById(service, id);
  }

  @Query(() => ExportPiece, {
    description:
      'A piece of the list as CSV, header first; ask again with its `next` until that is absent.',
  })
  bookingsExport(
    @Arg('filter', () => BookingFilterInput) filter: BookingFilterInput,
    @Arg('after', () => ID, { nullable: true }) after: string | undefined,
    @Ctx() { service, authorization }: BookingsContext,
  ): Promise<ExportPiece> {
    return bookingExport(service, filter, after, authorization);
  }

  @Mutation(() => SaveBookingResult)
  updateBooking(
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | undefined,
    @Arg('input', () => BookingInput) input: BookingInput,
    @Ctx() context: BookingsContext,
  ): Promise<typeof SaveBookingResult> {
    return updateBooking(context.service, input, {
      id,
      basedOn: version,
      administrator: requireAdministrator(context),
      authorization: context.authorization,
    });
  }

  @Mutation(() => DeleteResult)
  deleteBooking(
    @Arg('id', () => ID) id: string,
    @Ctx() context: BookingsContext,
  ): Promise<typeof DeleteResult> {
    return deleteBooking(context.service, requireAdministrator(context), id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'What the office agreed for the whole booking, in pence; absent until then.',
  })
  finalPricePence(@Root() booking: Booking, @Ctx() context: BookingsContext): number | null {
    return officeOnly(context, booking.finalPricePence, null);
  }

  @FieldResolver(() => String, { description: 'The office’s own notes.' })
  notes(@Root() booking: Booking, @Ctx() context: BookingsContext): string {
    return officeOnly(context, booking.notes, '');
  }
}
