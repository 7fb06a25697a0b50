import { useState } from 'react';
import type { Remote, Version } from '@larkfare/remote-cli/registry-api';
import { AvailabilityDialog } from './availability-dialog.tsx';

/** A decision about a version: `decide` asks for it, `availabilityDialog` is rendered with the view. */
export function useAvailabilityDialog(
  remote: Pick<Remote, 'name' | 'title'>,
  onDecided: () => void,
) {
  const [version, setVersion] = useState<Version>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    decide: (wanted: Version) => {
      setVersion(wanted);
      setIsOpen(true);
    },
    availabilityDialog: version && (
      <AvailabilityDialog
        isOpen={isOpen}
        remote={remote}
        version={version}
        onDecided={onDecided}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
