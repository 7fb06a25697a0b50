import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type TypeScript from 'typescript';
import { isOfKit } from './deprecation.rules.ts';

/** Where a remote's sources use what the kit has marked `@deprecated`, with the text of its comment, as an editor would find them. */
export function deprecatedUses(folder: string): string[] {
  const config = join(folder, 'tsconfig.json');
  if (!existsSync(config)) return [];
  const ts: typeof TypeScript = createRequire(config)('typescript');
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: () => '0',
    getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(ts.sys.readFile(file) ?? ''),
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return fileNames
    .filter((file) => !file.includes('/node_modules/'))
    .flatMap((file) =>
      service
        .getSuggestionDiagnostics(file)
        .filter(({ reportsDeprecated }) => reportsDeprecated)
        .flatMap(({ start, length }) => {
          const source = service.getProgram()?.getSourceFile(file);
          const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
          const { tags = [] } = service.getQuickInfoAtPosition(file, start) ?? {};
          const why = ts.displayPartsToString(tags.find(({ name }) => name === 'deprecated')?.text);
          if (!isOfKit(why)) return [];
          return `${relative(folder, file)}:${line}: ${source?.text.slice(start, start + length)}, ${why}`;
        }),
    );
}
