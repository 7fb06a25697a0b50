/** The import arrows of ARCHITECTURE.md, held by lint. */
const workspace = '^(packages/[^/]+|services/[^/]+|gateway|hosts/[^/]+|remotes/[^/]+|standalone)/';

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
          '^packages/(london-dates|map-embed)/',
          '^node_modules/graphql/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'neighbours-meet-at-contracts',
      comment:
        'No workspace imports a file of a service, remote, host or the gateway but its own; standalone mounts their faces.',
      severity: 'error',
      from: { path: workspace, pathNot: '^standalone/' },
      to: {
        path: '^(services/[^/]+|gateway|hosts/[^/]+|remotes/[^/]+|standalone)/',
        pathNot: '^$1/',
      },
    },
    {
      name: 'faces-only',
      comment: 'Another workspace is entered by its face (index) or its testing face.',
      severity: 'error',
      from: { path: workspace },
      to: {
        path: workspace,
        pathNot: [
          '^$1/',
          '/src/index\\.(ts|mjs)$',
          '/src/(testing|shared|mail|s3)/index\\.ts$',
          '/server/index\\.ts$',
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
      to: { path: '^(services|gateway|hosts|remotes|standalone)/' },
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
