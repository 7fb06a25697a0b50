/** The running site, its browser and a sample partner, for journeys and benchmarks. */
export {
  type Break,
  breaks,
  brokenHeading,
  framedBreaks,
  goodParts,
  hangs,
  isRolledBack,
} from './breaks.ts';
export { startBreakingRemote } from './breaking-remote.ts';
export { launchBrowser, launchOptions } from './browser.ts';
export { type Failure, failures } from './failing-versions.ts';
export { hostileFile, type HostileParts, hostileScript, officeOf } from './hostile-remote.ts';
export { reportFromPages } from './page-reports.ts';
export { type SamplePartner, samplePartner } from './sample-partner.ts';
export { startRemoteDev } from './remote-dev.ts';
export { buildSampleRemote, type Fault } from './sample-remote.ts';
export { makeSiteTemplate, type SiteProcess, startSite } from './site-process.ts';
export { setTrust, type Trust } from './trust.ts';
export { startHiveGateway } from './hive-gateway.ts';
