import { SourceMap } from 'node:module';
import type { LocalBuild } from './local-build.ts';

const place = /https?:\/\/[^/\s]+\/_r\/[^/\s]+\/[^/\s]+\/([^\s:?/]+\.js)[^\s:]*:(\d+):(\d+)/;

/** A browser's stack trace with the places in this folder's sources; frames of other code are left out. */
export function mappedStack(stack: string, local: Pick<LocalBuild, 'file'>): string {
  const isFrame = (line: string) => /^\s*at |@https?:/.test(line);
  return stack
    .split('\n')
    .flatMap((line) => (isFrame(line) ? mappedFrame(line, local) : [line]))
    .join('\n');
}

function mappedFrame(line: string, local: Pick<LocalBuild, 'file'>): string[] {
  const [whole, file, lineNumber, column] = place.exec(line) ?? [];
  const map = file && local.file(`${file}.map`);
  if (!whole || !map) return [];
  const origin = new SourceMap(JSON.parse(map.toString())).findOrigin(
    Number(lineNumber),
    Number(column),
  );
  if (!('fileName' in origin) || !origin.fileName) return [];
  const source = origin.fileName.replace(/^(webpack:\/\/[^/]*\/)?(\.\/)?/, '');
  if (/^(webpack\/|node_modules\/)|\/node_modules\//.test(source)) return [];
  return [line.replace(whole, `${source}:${origin.lineNumber}:${origin.columnNumber}`)];
}
