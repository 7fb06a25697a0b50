import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { useFocusNext } from '../../texts/use-focus.ts';
import type { SaveResult } from '../../record/save-result.rules.ts';
import { useRecordForm } from '../../record/use-record-form.ts';
import type { SiteKey } from '../../texts/site-values.generated.ts';
import { useSiteWrites, versionOf, type SiteValues } from '../../texts/use-site-values.ts';
import {
  changedValues,
  claimOrder,
  describe,
  fieldOf,
  siteProblems,
  toDetails,
  type SiteDetails,
} from './site-details.rules.ts';

/** The texts of the screen as one record; each text has a separate version. */
type SiteRow = { version: SiteValues };

/** The whole screen is read or edited; 'Save All' publishes what was changed, all of it or none. */
export function useSiteForm(site: SiteValues) {
  const notify = useNotify();
  const { root, focusNext } = useFocusNext();
  const { publish, reload } = useSiteWrites();
  const [isEditing, setIsEditing] = useState(false);

  const save = async (details: SiteDetails, opened: SiteValues): Promise<SaveResult<SiteRow>> => {
    const values = changedValues(details, opened);
    const keys = Object.keys(values) as SiteKey[];
    if (keys.length === 0) return { kind: 'saved', saved: { version: opened } };
    const result = await publish(
      values,
      keys.map((key) => ({ key, version: versionOf(opened, key) })),
    );
    if (result.kind === 'saved') return { kind: 'saved', saved: { version: result.saved } };
    if (result.kind !== 'problems') return result;
    const fields = result.fields.map(({ field, message }) => ({
      field: fieldOf(field, values),
      message,
    }));
    return { ...result, fields };
  };
  const form = useRecordForm<SiteRow, SiteDetails>({
    record: { version: site },
    toDetails: ({ version }) => toDetails(version),
    problemsOf: siteProblems,
    save: (details, opened = site) => save(details, opened),
    onSaved: (saved) => {
      close(saved.version);
      notify.success('Saved.');
    },
    reload: async () => {
      const version = await reload();
      return version && { version };
    },
    describe,
  });
  const close = (version: SiteValues) => {
    focusNext('[data-edit]');
    setIsEditing(false);
    form.open({ version });
  };
  return {
    ...form,
    root,
    details: isEditing ? form.details : toDetails(site),
    claimKinds: claimOrder(site),
    isEditing,
    edit: () => {
      focusNext('form input');
      setIsEditing(true);
      form.open({ version: site });
    },
    cancel: () => void form.mayDiscard().then((may) => may && close(site)),
  };
}

/** The form as the groups of fields draw it. */
export type SiteForm = Omit<ReturnType<typeof useSiteForm>, 'root'>;
