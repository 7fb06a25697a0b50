import type { Command, CommandContext } from '../command/command.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { type Site, siteOf } from '../site/site.ts';

interface RemoteContext extends CommandContext {
  remote: ReturnType<typeof readRemoteFolder>;
  /** The remote's name. */
  name: string;
  site: Site;
  /** Shows progress while the site responds. */
  call<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface RemoteCommand extends Omit<Command, 'run'> {
  needsToken?: boolean;
  run(context: RemoteContext): Promise<void>;
}

/** A command about the remote of the working directory at a site. It accepts --site and --token, too. */
export const remoteCommand = ({
  options,
  needsToken,
  run,
  ...command
}: RemoteCommand): Command => ({
  ...command,
  options: ['site', 'token', ...options],
  async run(context) {
    const remote = readRemoteFolder(context.folder);
    const { name } = remote;
    const site = siteOf(context.options, name, { needsToken });
    const call = <Result>(work: () => Promise<Result>) =>
      context.output.during(`Calling ${site.address.host}`, work);
    await run({ ...context, remote, name, site, call });
  },
});
