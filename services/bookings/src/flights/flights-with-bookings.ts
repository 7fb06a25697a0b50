import { query } from '@larkfare/data-kit/database';
import DataLoader from 'dataloader';
import { type DataSource } from 'typeorm';

/** Looks up a whole list of flights with one statement; created for each request. */
export const loadFlightsWithBookings = (db: DataSource) =>
  new DataLoader<string, boolean>(async (ids) => {
    const booked = await query<{ flight_id: string }>(
      db,
      `SELECT flight AS flight_id FROM unnest(:ids::uuid[]) AS flight
        WHERE EXISTS (SELECT FROM bookings WHERE bookings.flight_id = flight)`,
      { ids },
    );
    const bookedIds = new Set(booked.map((row) => row.flight_id));
    return ids.map((id) => bookedIds.has(id));
  });
