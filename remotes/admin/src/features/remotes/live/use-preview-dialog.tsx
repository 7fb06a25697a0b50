import { useState } from 'react';
import type { PreviewLink, Remote } from '@larkfare/remote-cli/registry-api';
import { askRegistry } from '../registry/ask-registry.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import type { Answer } from '../registry/registry-answer.rules.ts';

/** A link to look at a version: `preview` makes one and shows it, `previewDialog` is rendered with the view. */
export function usePreviewDialog({ name, title }: Pick<Remote, 'name' | 'title'>) {
  const [version, setVersion] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer<PreviewLink>>();

  const preview = async (wanted: string) => {
    setVersion(wanted);
    setIsOpen(true);
    setAnswer(undefined);
    setAnswer(
      await askRegistry<PreviewLink>(`/remotes/${name}/versions/${wanted}/preview`, {
        method: 'POST',
      }),
    );
  };
  return {
    preview: (wanted: string) => void preview(wanted),
    previewDialog: version && (
      <PreviewDialog
        isOpen={isOpen}
        what={`${title} ${version}`}
        answer={answer}
        onTryAgain={() => void preview(version)}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
