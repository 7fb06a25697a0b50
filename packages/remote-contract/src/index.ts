export type { RemoteFile, RemoteManifest, RemoteRoute } from './remote-manifest.ts';
export { CONTRACT_VERSION, type RemoteApp } from './remote-app.ts';
export {
  useConsent,
  useGlobalError,
  useLoading,
  useNotify,
  usePage,
  useSite,
  useToday,
} from './hooks.ts';
export {
  ShellServicesContext,
  type Notify,
  type PageDescription,
  type ShellServices,
  type Site,
} from './shell-services.ts';
