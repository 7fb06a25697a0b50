import * as contract from './index.ts';

test('remotes get the shell’s services, and nothing of the administrator’s session', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'CONTRACT_VERSION',
    'ShellServicesContext',
    'Slot',
    'useConsent',
    'useGlobalError',
    'useLoading',
    'useNavigationEntries',
    'useNotify',
    'usePage',
    'useSite',
    'useToday',
  ]);
});
