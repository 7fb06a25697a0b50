/** On standard error, so that `--json` has standard output to itself. */
export function progress(what: string): void {
  process.stderr.write(`${what}\n`);
}

/** A progress bar; without a terminal only its final state. */
export function progressLine(what: string): (part: number) => void {
  const width = 24;
  return (part) => {
    const done = Math.round(part * width);
    const line = `${'█'.repeat(done)}${'░'.repeat(width - done)} ${what}`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}${part >= 1 ? '\n' : ''}`);
    else if (part >= 1) process.stderr.write(`${line}\n`);
  };
}
