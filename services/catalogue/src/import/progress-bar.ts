import { SingleBar } from 'cli-progress';
import { type ImportRun } from './import-run.ts';

interface ProgressBar {
  onProgress: ImportRun['onProgress'];
  stop(): void;
}

/** A bar over the bytes of all files; in a pipe or a log file it prints nothing. */
export function progressBar(totalBytes: number, stream = process.stderr): ProgressBar {
  if (!stream.isTTY) return { onProgress: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: '{bar} {percentage}%  {doing} {file}',
    hideCursor: true,
    clearOnComplete: true,
    stream,
  });
  let done = 0;
  bar.start(totalBytes, 0, { doing: 'reading', file: '' });
  return {
    onProgress({ file, bytes, doing }) {
      done += bytes;
      bar.update(done, { file, doing });
    },
    stop: () => bar.stop(),
  };
}
