import { useState } from 'react';
import { AvailabilityDialog } from './availability-dialog.tsx';
import type { Remote, Version } from './registry.ts';

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
