import { Field } from '@larkfare/ui-kit';
import { rollbackChoices } from '../registry/remotes.rules.ts';
import { useVersions } from './use-versions.ts';

interface RollbackChoiceProps {
  remote: string;
  live: string | undefined;
  /** Empty for the previous version. */
  value: string;
  onValue: (version: string) => void;
}

/** What to roll back to. The previous version can be chosen at once, while the others are loading. */
export function RollbackChoice({ remote, live, value, onValue }: RollbackChoiceProps) {
  const { data } = useVersions(remote);
  return (
    <Field
      label="Roll back to"
      hint="Without a previous version the remote is removed from the channel."
    >
      {(control) => (
        <select
          {...control}
          name="version"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        >
          <option value="">Previous version</option>
          {rollbackChoices(data ?? [], live).map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
