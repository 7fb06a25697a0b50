import { type Migrations } from '@larkfare/data-kit/database';

export { ensureAdministrator, type FirstAdministrator } from './account/administrators.ts';
export { rotateSigningKey } from './account/tokens.ts';
export { loadDemonstration } from './demonstration/load-demonstration.ts';
export { frameSources } from './frames/frame-sources.rules.ts';
export { picturesIn } from './media/s3-storage.ts';
export { type StoredPicture, type StorePicture, type Upload } from './media/store-picture.ts';
export { retentionSettings } from './retention/retention-settings.ts';
export { createContentService, type ContentOptions, type ContentService } from './service.ts';
export { subgraphSchema } from './subgraph.ts';

export const migrations: Migrations = {
  schema: 'content',
  folder: new URL('../migrations', import.meta.url),
  hasQueue: true,
};
