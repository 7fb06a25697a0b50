import { glob } from 'node:fs/promises';
import { type Attack } from './attack.ts';

/** Every attack of this folder, by file name. */
export async function allAttacks(): Promise<Attack[]> {
  const files: string[] = [];
  for await (const file of glob('*.attack.ts', { cwd: import.meta.dirname })) files.push(file);
  const modules = await Promise.all(
    files.sort().map((file) => import(new URL(file, import.meta.url).href)),
  );
  return modules.map(({ attack }: { attack: Attack }) => attack);
}
