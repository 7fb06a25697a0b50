import type { Problems } from './local-build.ts';

/**
 * Selects the texts to print after each build and each check of types. The check ends after the build, whose problems of
 * types are therefore those of the build before: problems that stay are printed once.
 */
export function stateTexts(): (build: string | undefined, problems: Problems) => string[] {
  let printed = '';
  return (build, problems) => {
    const failures = [...problems.build, ...problems.types].map((problem) => `✗ ${problem}`);
    const warnings = problems.warnings.map((warning) => `– ${warning}`);
    const text = [
      ...(failures.length > 0 ? failures : ['Built, without problems.']),
      ...warnings,
    ].join('\n');
    const now = failures.length > 0 ? text : `${build} ${text}`;
    if (now === printed) return [];
    printed = now;
    return [text];
  };
}
