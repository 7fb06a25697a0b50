/** The call table of the specification (§7), row by row: each has a test in call-table.ts. */

export const publicRows = [
  'GET /api/region',
  'GET /api/location/popular',
  'GET /api/location/deals',
  'GET /api/location/region/{regionId}',
  'GET /api/location/firstairport/{locationId}',
  'GET /api/airport/by-location/{locationId}/ids',
  'GET /api/airport/search-advanced',
  'GET /api/airline/',
  'GET /api/airline/{id}',
  'GET /api/airline/search',
  'GET /api/flight/filter',
  'GET /api/siteinfo/public/contact',
  'GET /api/siteinfo/public/opening-hours',
  'GET /api/siteinfo/public/fare-shares',
  'GET /api/siteinfo/public/address',
  'GET /api/siteinfo/public/about',
  'GET /api/siteinfo/public/about-long',
  'GET /api/siteinfo/public/booking',
  'GET /api/siteinfo/public/FAQ',
  'GET /api/siteinfo/public/privacy',
  'GET /api/siteinfo/public/terms',
  'POST /api/contact',
  'POST /api/quote/',
  'POST /api/booking',
] as const;

/** Rows of the administrator's table that need no token. */
export const openAdminRows = [
  'GET /api/auth/verify',
  'POST /api/auth/login',
  'POST /api/siteinfo/forgot',
  'GET /api/country',
  'GET /api/country/{id}',
  'GET /api/country/region/{regionId}',
  'GET /api/location',
  'GET /api/location/country/{countryId}',
  'GET /api/airport/{id}',
  'GET /api/airport/by-location/{id}',
  'GET /api/airport/search-advanced?page',
  'GET /api/airline/search?page',
] as const;

export const closedAdminRows = [
  'GET /api/booking/analytics',
  'POST /api/region',
  'PUT /api/region/{id}',
  'DELETE /api/region/{id}',
  'POST /api/country',
  'PUT /api/country/{id}',
  'DELETE /api/country/{id}',
  'POST /api/location',
  'PUT /api/location/{id}',
  'DELETE /api/location/{id}',
  'GET /api/location/search',
  'POST /api/upload',
  'POST /api/upload/airlines',
  'GET /api/airport',
  'GET /api/airport/{id}/usage',
  'POST /api/airport',
  'PUT /api/airport/{id}',
  'DELETE /api/airport/{id}',
  'POST /api/airline',
  'PUT /api/airline/{id}',
  'DELETE /api/airline/{id}',
  'GET /api/flight/{id}',
  'GET /api/flight/{id}/has-bookings',
  'PUT /api/flight/{id}',
  'DELETE /api/flight/{id}',
  'POST /api/flight/search-or-create',
  'GET /api/siteinfo/admin/all',
  'PUT /api/siteinfo',
  'PUT /api/siteinfo/password',
  'GET /api/siteinfo/admin/email',
  'PUT /api/siteinfo/admin/email',
  'GET /api/contact',
  'PUT /api/contact/{id}',
  'DELETE /api/contact/{id}',
  'GET /api/quote',
  'PUT /api/quote/{id}',
  'DELETE /api/quote/{id}',
  'GET /api/booking/filter',
  'PUT /api/booking/{id}',
  'DELETE /api/booking/{id}',
] as const;

export interface Call {
  /** The row's path by default; a function where the row needs another record. */
  url?: string | (() => Promise<string>);
  payload?: object | Buffer;
  headers?: Record<string, string>;
  /** 200 by default. */
  status?: 200 | 201;
  response: unknown;
}
