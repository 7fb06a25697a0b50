/** The maps that may be embedded, for the content service and the preview in the back office. */
export { mapEmbedUrl, mapSources } from './map-embed.rules.ts';
