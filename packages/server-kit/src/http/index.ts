export { httpApi, type SharedRoutes } from './http-api.ts';
export { clientMessage, HttpError } from './http-error.ts';
export { undocumented } from './open-api.ts';
export { type AddRoute, Created, errorShape, type RouteDescription } from './route.ts';
export { safeParse } from './safe-parse.ts';
