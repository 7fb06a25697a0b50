import { useState } from 'react';
import type { Overview } from '@larkfare/remote-cli/registry-api';
import { ChangeDialog } from './change-dialog.tsx';
import type { Change } from './channel-changes.ts';
import type { Refetch } from '../registry/use-registry-query.ts';

interface LoadedOverview {
  overview: Overview;
  isLoading: boolean;
  refetch: Refetch;
}

/** The question before a change, for every view that offers one: `ask` opens it, `dialog` is rendered with the view. */
export function useChangeDialog({ overview, isLoading, refetch }: LoadedOverview) {
  const [change, setChange] = useState<Change>();
  const [isOpen, setIsOpen] = useState(false);
  const remote = overview.remotes.find(({ name }) => name === change?.remote);
  const channel = overview.channels.find(({ name }) => name === change?.channel);
  return {
    ask: (asked: Change) => {
      setChange(asked);
      setIsOpen(true);
    },
    dialog: change && remote && channel && (
      <ChangeDialog
        isOpen={isOpen}
        change={change}
        remote={remote}
        channel={channel}
        isReading={isLoading}
        refetch={refetch}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}

export type AskForChange = (change: Change) => void;
