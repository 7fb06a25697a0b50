export type { RemoteFile, RemoteManifest, RemoteRoute, RemoteSlot } from './remote-manifest.ts';
export {
  CONTRACT_VERSION,
  type LinkedPage,
  type PageModule,
  type RemoteApp,
  type SiteLayout,
} from './remote-app.ts';
export {
  Slot,
  useConsent,
  useGlobalError,
  useLoading,
  useNavigationEntries,
  useNotify,
  usePage,
  useSite,
  useToday,
} from './hooks.ts';
export type { NavigationEntry, SlotName, SlotPlace, SlotProps } from './slots.ts';
export {
  ShellServicesContext,
  type Notify,
  type PageDescription,
  type ShellServices,
  type Site,
} from './shell-services.ts';
