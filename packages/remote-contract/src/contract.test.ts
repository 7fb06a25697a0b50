import * as contract from './index.ts';
import { sharedModules } from './shared/index.ts';

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

test.each([
  ['gql', sharedModules['@apollo/client'].gql],
  ['parse', sharedModules.graphql.parse],
])('%s, which the shell does not share, names the way that works', (_, use) => {
  expect(use).toThrow('import your documents from .graphql files');
});
