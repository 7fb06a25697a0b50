export { createGateway, type Gateway, type GatewayOptions, defaultRateLimits } from './gateway.ts';
export { readSupergraph } from './compose/read-supergraph.ts';
export { withAddresses } from './compose/with-addresses.ts';
export { readTrustedDocuments } from './graph/read-trusted-documents.ts';
export { mediaRoutes } from './media/media-routes.ts';
export { storePictureAt, type StorePicture } from './media/store-picture.ts';
