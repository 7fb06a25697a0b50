import { type AdministratorOf } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { type World } from './gates/gate.ts';
import { type MountGate } from './gates/mount/mount-gate.ts';
import { type Storage } from './storage/storage.ts';

/** What the registry's routes work with. */
export interface RegistryContext {
  db: DataSource;
  storage: Storage;
  /** The world as `channel` has it: its live remotes are neighbours too. */
  worldOf(channel: string): Promise<World>;
  /** Once visitors of this server get what has just been decided. */
  catchUp(): Promise<void>;
  administratorOf: AdministratorOf;
  /** Runs a candidate in a browser, the last of the gates. */
  mount: MountGate;
}
