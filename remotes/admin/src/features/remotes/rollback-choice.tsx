import { Field } from '@larkfare/ui-kit';
import { rollbackChoices } from './remotes.rules.ts';
import { useVersions } from './use-versions.ts';

interface RollbackChoiceProps {
  remote: string;
  live: string | undefined;
  /** Empty for the version before. */
  value: string;
  onValue: (version: string) => void;
}

/** Where to go back to. The version before can be chosen at once, while the others are still being read. */
export function RollbackChoice({ remote, live, value, onValue }: RollbackChoiceProps) {
  const { data } = useVersions(remote);
  return (
    <Field label="Go back to" hint="Without a version before, it leaves the channel.">
      {(control) => (
        <select
          {...control}
          name="version"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        >
          <option value="">The version before</option>
          {rollbackChoices(data ?? [], live).map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
