// npm run reference: writes docs/kit.md from the doc comments of what remotes import, and the kit's version into the partner
// guide, with the newest row of its table. With --check it fails if either is not as it would be written (npm run lint).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import ts from 'typescript';
import { root } from './prepare.mjs';

const { version } = JSON.parse(
  readFileSync(join(root, 'packages/remote-cli/package.json'), 'utf8'),
);
const packages = ['remote-contract', 'ui-kit', 'london-dates', 'travellers'];
const entryOf = (name) => join(root, `packages/${name}/src/index.ts`);
const read = (path) => readFileSync(join(root, path), 'utf8');

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
const program = ts.createProgram(packages.map(entryOf), options);
const checker = program.getTypeChecker();

const docOf = (symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');
const tagOf = (symbol, wanted) =>
  ts.displayPartsToString(symbol.getJsDocTags(checker).find(({ name }) => name === wanted)?.text);
const typeOf = (symbol) => checker.getTypeOfSymbol(symbol);
/** The type as written, where it is: `ReactNode` is clearer than its expansion. */
const written = (node, type) =>
  node?.getText().replaceAll(/\s+/g, ' ') ?? checker.typeToString(type);

/** A component's props with their comments, or a function's signature. */
function entry(exported) {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
  const [signature] = typeOf(symbol).getCallSignatures();
  const isComponent = /^[A-Z]/.test(symbol.name) && signature;
  const words = [docOf(symbol), deprecation(symbol)].filter(Boolean).join(' ');
  const example = tagOf(symbol, 'example');
  const title = isComponent ? `<${symbol.name}>` : symbol.name + (signature ? call(signature) : '');
  return [
    `- **\`${title}\`** ${words}${example && `\n\n  \`\`\`tsx\n  ${example.replaceAll('\n', '\n  ')}\n  \`\`\`\n`}`,
    ...(isComponent ? propsOf(signature) : []),
  ];
}

const deprecation = (symbol) => {
  const why = tagOf(symbol, 'deprecated');
  return why && `Deprecated ${why}`;
};

function call(signature) {
  const { parameters, type } = signature.getDeclaration();
  const names = parameters.map((each) => (ts.isIdentifier(each.name) ? each.getText() : 'options'));
  return `(${names.join(', ')}): ${written(type, signature.getReturnType())}`;
}

/** Described props of a component, without the attributes of an element that it passes on. */
const propsOf = ({ parameters: [props] }) =>
  (props ? typeOf(props).getProperties() : [])
    .filter(({ declarations = [] }) =>
      declarations.some((each) => !each.getSourceFile().fileName.includes('node_modules/@types')),
    )
    .map((prop) => {
      const isOptional = prop.flags & ts.SymbolFlags.Optional;
      const type = written(prop.valueDeclaration?.type, typeOf(prop));
      const description = docOf(prop);
      return description && `  - \`${prop.name}${isOptional ? '?' : ''}: ${type}\` ${description}`;
    })
    .filter(Boolean);

const sections = packages.map((name) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(entryOf(name)));
  const entries = checker.getExportsOfModule(module).flatMap(entry);
  return `## @larkfare/${name}\n\n${entries.join('\n')}\n`;
});
const reference = `# The kit: hooks, components and units

\`npm run reference\` writes this document from the doc comments of the sources. Numbers whose names end in \`Pence\` are whole pence, dates are \`YYYY-MM-DD\` in London, and sizes are CSS pixels.

${sections.join('\n')}`;

/** The row of this kit: the contract and the shared modules that it is built for. */
function versionRow() {
  const { peerDependencies } = JSON.parse(read('packages/remote-contract/package.json'));
  const { engines } = JSON.parse(read('packages/remote-cli/package.json'));
  const { needs } = JSON.parse(read('packages/remote-cli/template/remote/remote.json.template'));
  const shared = ['react', 'react-router', '@apollo/client', 'graphql'];
  const cells = [
    version,
    needs['@larkfare/remote-contract'],
    ...shared.map((name) => peerDependencies[name]),
    engines.node,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table's older rows stay: those kits do not change any more. */
const withFileNames = (file) =>
  read(file).replaceAll(/(?<=larkfare-remote-(cli|contract)-)[\d.]+(?=\.tgz)/g, version);
const guide = withFileNames('docs/partner-guide.md').replace(
  /(\| Kit .*\n\|[-| ]+\|\n)([^]*?)\n\n/,
  (_, head, rows) => {
    const older = rows.split('\n').filter((row) => !row.startsWith(`| ${version} `));
    return `${head}${[versionRow(), ...older].join('\n')}\n\n`;
  },
);

for (const [file, wanted] of Object.entries({
  'docs/kit.md': reference,
  'docs/partner-guide.md': guide,
  'docs/partner-reference.md': withFileNames('docs/partner-reference.md'),
})) {
  const path = join(root, file);
  const formatted = await prettier.format(wanted, {
    ...(await prettier.resolveConfig(path)),
    filepath: path,
  });
  if (!process.argv.includes('--check')) writeFileSync(path, formatted);
  else if (!existsSync(path) || read(file) !== formatted) {
    console.error(`${file} is not as the kit is: npm run reference`);
    process.exitCode = 1;
  }
}
