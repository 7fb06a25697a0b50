/** Which maps may stand in a frame: the content service shows visitors no others, and the back office previews the same. */
export { mapEmbedUrl, mapSources } from './map-embed.rules.ts';
