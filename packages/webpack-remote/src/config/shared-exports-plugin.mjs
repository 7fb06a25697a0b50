import { sharedExports } from './shared-modules.mjs';

/** JSX of the development build is compiled into separate calls, which run on the shell's React. */
const onePerPage =
  /^(react(?!\/jsx-dev-runtime)|react-dom|react-router|@apollo\/client|graphql)(\/|$)/;

/**
 * Fails the build of a remote that imports something that the shell does not share: it would be undefined in the browser,
 * or bundle a second copy of a library that a page may have only once.
 */
export class SharedExportsPlugin {
  apply(compiler) {
    const shared = sharedExports();
    compiler.hooks.normalModuleFactory.tap('SharedExportsPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        factory.hooks.parser.for(type).tap('SharedExportsPlugin', (parser) => {
          parser.hooks.import.tap('SharedExportsPlugin', (statement, source) => {
            if (isOurs(parser) && onePerPage.test(source) && !(source in shared))
              refuse(compiler, parser, `'${source}' is not shared by the shell.`);
          });
          parser.hooks.importSpecifier.tap('SharedExportsPlugin', (statement, source, name) => {
            if (isOurs(parser) && shared[source] && name && !shared[source].includes(name))
              refuse(compiler, parser, `'${name}' of '${source}' is not shared by the shell.`);
          });
        });
      }
    });
  }
}

/** Imports within libraries are not checked. */
const isOurs = (parser) => !/[\\/]node_modules[\\/]/.test(parser.state.module.resource ?? '');

const refuse = (compiler, parser, sentence) =>
  parser.state.module.addError(
    new compiler.webpack.WebpackError(
      `${sentence} The list is in src/shared of @larkfare/remote-contract.`,
    ),
  );
