/** The same for each of the bundlers: what is exposed, and what the shell of the site brings. */
const fromTheShell = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-router': '^8.0.0',
  '@apollo/client': '^4.0.0',
  '@apollo/client/react': '^4.0.0',
  graphql: '^16.0.0',
  '@larkfare/remote-contract': '^1.4.0',
};

export const federation = (name) => ({
  name: `remote_${name}_example`,
  filename: 'remoteEntry.js',
  exposes: { './app': './app.jsx' },
  manifest: true,
  dts: false,
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(fromTheShell).map(([module, requiredVersion]) => [
      module,
      { singleton: true, strictVersion: true, import: false, requiredVersion },
    ]),
  ),
});
