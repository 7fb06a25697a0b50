export { createGateway, type Gateway, type GatewayOptions, defaultRateLimits } from './gateway.ts';
export { readSupergraph, withAddresses } from './compose/supergraph.ts';
export { readTrustedDocuments } from './graph/read-trusted-documents.ts';
export { mediaRoutes } from './media/media-routes.ts';
export { storePictureAt, type StorePicture } from './media/store-picture.ts';
