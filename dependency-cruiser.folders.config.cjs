const { options } = require('./dependency-cruiser.config.cjs');

/** Folders import each other in one direction only. Tests and their fixtures stand outside: they use everything. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(bench|e2e|gateway|hosts|packages|remotes|services|standalone)/' },
      to: { circular: true },
    },
    {
      name: 'features-stand-below-the-registry',
      severity: 'error',
      from: { path: '^hosts/registry/src/[^/]+/' },
      to: { path: '^hosts/registry/src/[^/]+$' },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(\\.generated\\.ts$|/dist/|\\.test\\.tsx?$|/testing/)' },
  },
};
