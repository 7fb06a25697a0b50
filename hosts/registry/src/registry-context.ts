import { type AdministratorOf, type RecordDeployToken } from '@larkfare/server-kit/administrator';
import { type DataSource } from 'typeorm';
import { type DeploymentContext } from './checks/gate.ts';
import { type MountGate } from './checks/mount/mount-gate.ts';
import { type PageReports } from './feedback/page-reports.ts';
import { type Storage } from './versions/storage.ts';
import { type VerifyIdToken } from './trust/id-token.ts';

/** Dependencies of the registry's routes. */
export interface RegistryContext {
  db: DataSource;
  storage: Storage;
  /** What visitors of this site get. */
  channel: string;
  /** The deployment context with the channel's own live remotes. */
  deploymentContext(channel: string): Promise<DeploymentContext>;
  /** Resolves once this server serves the latest revision. */
  refresh(): Promise<void>;
  administratorOf: AdministratorOf;
  /** Before an administrator changes who may publish. */
  recordDeployToken: RecordDeployToken;
  /** What visitors' pages report. */
  reports: PageReports;
  /** Whether webhooks and issuers of ID tokens may be on private networks. */
  mayCallPrivate: boolean;
  verifyIdToken: VerifyIdToken;
  /** The gate that runs a candidate in a browser. */
  mount: MountGate;
}
