import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deprecatedUses } from './deprecated-uses.ts';

test('a deprecated export of the kit, and of no library, is found where a remote uses it', () => {
  // Beneath this repository, where the contract is.
  const data = fileURLToPath(new URL('../../../../.data', import.meta.url));
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'deprecated-'));
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(
    join(folder, 'app.ts'),
    [
      "import { CONTRACT_VERSION, useToday } from '@larkfare/remote-contract';",
      '/** @deprecated */ const ofLibrary = 1;',
      'export const used = [CONTRACT_VERSION, useToday, ofLibrary];',
    ].join('\n'),
  );

  const uses = deprecatedUses(folder);

  rmSync(folder, { recursive: true });
  const why = 'CONTRACT_VERSION, since 1.3, until 2.0: the build declares which contract it needs.';
  expect(uses).toEqual([`app.ts:1: ${why}`, `app.ts:3: ${why}`]);
});
