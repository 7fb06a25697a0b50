import { afterEach } from '@jest/globals';

/** Lines that a test wrote to the console. An expected line is caught by a spy, so that a green run prints none. */
const written = [];
for (const level of ['error', 'warn', 'info', 'log'])
  console[level] = (...values) => written.push(`console.${level}: ${values.join(' ')}`);

afterEach(() => {
  const lines = written.splice(0);
  if (lines.length > 0) throw new Error(`The console must stay empty:\n${lines.join('\n')}`);
});
