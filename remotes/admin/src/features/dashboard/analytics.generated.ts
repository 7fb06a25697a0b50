// Generated from analytics.graphql by packages/webpack-remote; change that file and run `npm run generate`.
import type { TypedDocumentNode } from '@apollo/client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BookingState =
  | 'pending'
  | 'confirmed'
  | 'cancelled'
  | 'inProgress';

export type BookingAnalyticsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingAnalyticsQuery = { bookingAnalytics: { __typename: 'BookingAnalytics', totalBookings: number, upcomingWeek: number, byState: Array<{ __typename: 'StateCount', state: BookingState, bookings: number }>, topFlights: Array<{ __typename: 'TopFlight', flightId: string, airline: string, departure: string, arrival: string, bookings: number }>, lastTwelveMonths: Array<{ __typename: 'BookingMonth', year: number, month: number, bookingsCreated: number, peopleDeparting: number }>, allTime: Array<{ __typename: 'BookingMonth', year: number, month: number, bookingsCreated: number, peopleDeparting: number }> } };

export const BookingAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalBookings"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingWeek"}},{"kind":"Field","name":{"kind":"Name","value":"byState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topFlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flightId"}},{"kind":"Field","name":{"kind":"Name","value":"airline"}},{"kind":"Field","name":{"kind":"Name","value":"departure"}},{"kind":"Field","name":{"kind":"Name","value":"arrival"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastTwelveMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"peopleDeparting"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"peopleDeparting"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<
  BookingAnalyticsQuery,
  BookingAnalyticsQueryVariables
>;
