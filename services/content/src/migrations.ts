import { type Migrations } from '@larkfare/service-kit';

export const migrations: Migrations = {
  schema: 'content',
  folder: new URL('../migrations', import.meta.url),
};
