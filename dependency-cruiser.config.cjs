/** The import arrows of ARCHITECTURE.md, held by lint. */
const workspace =
  '^(packages/[^/]+|services/[^/]+|gateway|hosts/[^/]+|remotes/[^/]+|standalone|e2e|bench|scripts)/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'rules-are-pure',
      comment:
        'A rules file imports types and other rules only: no TypeORM, no React, no clock, no network.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        pathNot: [
          '\\.rules\\.ts$',
          '^packages/(london-dates|map-embed|text-rules|travellers)/',
          '^node_modules/(graphql|diff|libphonenumber-js)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'workspaces-meet-at-contracts',
      comment:
        'Only standalone, bench and scripts import services, remotes, hosts or the gateway, and only through their entry points.',
      severity: 'error',
      from: { path: workspace, pathNot: '^(standalone|bench|scripts)/' },
      to: {
        path: '^(services/[^/]+|gateway|hosts/[^/]+|remotes/[^/]+|standalone|e2e|bench|scripts)/',
        pathNot: ['^$1/', '^hosts/registry/src/checks/mount/mount-gate\\.ts$'],
      },
    },
    {
      name: 'entry-points-only',
      comment:
        'Another workspace is imported through its entry points. Scripts may run the command behind one; two journeys test a single module in a browser.',
      severity: 'error',
      from: { path: workspace, pathNot: '^scripts/' },
      to: {
        path: workspace,
        pathNot: [
          '^$1/',
          '/src/index\\.(ts|mjs)$',
          '/src/(testing|shared|fuzzing|registry-api)/index\\.ts$',
          '^packages/remote-contract/src/(browser-storage|cache|remote-build|saves-data|slots)\\.ts$',
          '/server/index\\.ts$',
          '^packages/(server|data)-kit/src/[^/]+/index\\.ts$',
          '^hosts/registry/src/checks/mount/mount-gate\\.ts$',
          '^packages/remote-cli/src/create/template\\.ts$',
          '^packages/remote-cli/src/remote/routes\\.mjs$',
          '^packages/remote-cli/src/remote/(own-remotes\\.rules|remote-folder)\\.ts$',
          '^packages/remote-cli/src/build/content-hash\\.ts$',
          '^packages/remote-cli/src/build/(published-files|scope-styles)\\.mjs$',
          '^packages/webpack-remote/src/pages/pages\\.mjs$',
        ],
      },
    },
    {
      name: 'features-never-import-features',
      comment: 'Inside a remote, features know packages only; app composes them.',
      severity: 'error',
      from: { path: '^(remotes/[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/(app|features)/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'packages-stand-below',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|hosts|remotes|standalone|e2e|bench|scripts)/' },
    },
    {
      name: 'use-cases-know-no-graphql-transport',
      comment: 'Arrows one way: resolver -> use case -> rules, entity.',
      severity: 'error',
      from: {
        path: '^services/',
        pathNot: '\\.(resolver|test)\\.ts$|/(index|main|service|subgraph)\\.ts$',
      },
      to: { path: '\\.resolver\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.generated\\.ts$|/dist/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
};
