import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logLevel } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-level-'));
const file = join(folder, 'level');
writeFileSync(file, 'debug\n');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [{}, 'warn'],
  [{ NODE_ENV: 'production' }, 'info'],
  [{ HOST: '0.0.0.0' }, 'info'],
  [{ SITE_URL: 'https://www.larkfare.example' }, 'info'],
  [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, 'warn'],
  [{ NODE_ENV: 'production', LOG_LEVEL: 'error' }, 'error'],
  [{ LOG_LEVEL_FILE: file }, 'debug'],
  [{ NODE_ENV: 'production', LOG_LEVEL: 'loud' }, 'warn'],
])('with %j the log begins at %s', (source, level) => {
  expect(logLevel(source)).toBe(level);
});
