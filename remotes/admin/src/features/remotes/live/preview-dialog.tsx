import type { PreviewLink } from '@larkfare/remote-cli/registry-api';
import {
  Button,
  buttonClass,
  Dialog,
  LoadingSkeleton,
  ProblemPanel,
  Skeleton,
} from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import form from '../../../form/form.module.css';
import { CopyField } from '../registry/copy-field.tsx';
import type { Answer } from '../registry/registry-answer.rules.ts';

interface PreviewDialogProps {
  isOpen: boolean;
  /** `Destination guide 1.1.0` */
  what: string;
  /** Absent while the link is made. */
  answer: Answer<PreviewLink> | undefined;
  onTryAgain: () => void;
  onClose: () => void;
}

/** The link through which one browser sees a version on the live site. */
export const PreviewDialog = ({ isOpen, what, onClose, ...rest }: PreviewDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={`Preview ${what}`}>
    <Link onClose={onClose} {...rest} />
  </Dialog>
);

function Link({ answer, onTryAgain, onClose }: Omit<PreviewDialogProps, 'isOpen' | 'what'>) {
  if (!answer)
    return (
      <LoadingSkeleton label="Making a link">
        <Skeleton shape="block" height={96} />
      </LoadingSkeleton>
    );
  if ('refusal' in answer)
    return <ProblemPanel title={answer.refusal.message} onRetry={onTryAgain} />;
  const { path, ends } = answer.done;
  const address = new URL(path, window.location.href).href;
  return (
    <div className={form.form}>
      <p>
        Anyone who opens it sees this version on the live site, under a banner that says so, until{' '}
        <time dateTime={ends}>{timeOfMoment(ends)}</time>. Everybody else sees what is live.
      </p>
      <CopyField label="Link" noun="link" value={address} />
      <div className={form.foot}>
        <Button onClick={onClose}>Done</Button>
        <a href={address} target="_blank" rel="noopener" className={buttonClass({ tone: 'brand' })}>
          Open it here
        </a>
      </div>
    </div>
  );
}
