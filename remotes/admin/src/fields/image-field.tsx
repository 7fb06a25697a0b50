import { useState, type DragEvent } from 'react';
import { buttonClass, Field, Icon, Note, Picture, Row, VisuallyHidden } from '@larkfare/ui-kit';
import ImageUp from '@lucide/icons/icons/image-up';
import type { FormState } from './fields.tsx';
import { fileSize, imageTypes } from './image-upload.rules.ts';
import styles from './image-field.module.css';
import { useImageUpload } from './use-image-upload.ts';

type ImageFieldProps<Name extends string> = {
  /** Its value is the picture's address, empty while there is none. */
  form: FormState<NoInfer<Name>, string> & {
    onUploading: (field: string, isUploading: boolean) => void;
  };
  name: Name;
  label: string;
  path: '/api/upload' | '/api/upload/airlines';
  limitMegabytes: number;
  /** `photo` fills its frame, `mark` is on white, which logos are drawn for. */
  kind: 'photo' | 'mark';
};

/** A picture to choose with the keyboard, the pointer or by dropping it; it is uploaded at once and then shown. */
export function ImageField<Name extends string>({
  form,
  name,
  label,
  path,
  limitMegabytes,
  kind,
}: ImageFieldProps<Name>) {
  const address = form.details[name];
  const { upload, choose } = useImageUpload({
    path,
    limitMegabytes,
    onAddress: (uploaded) => form.change({ [name]: uploaded } as Record<Name, string>),
    onBusy: (isUploading) => form.onUploading(name, isUploading),
  });
  const [isOver, setIsOver] = useState(false);
  const shownProblem = upload.phase === 'failed' ? upload.problem : form.problems[name];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void choose(file);
  };

  return (
    <Field
      label={label}
      hint={`JPEG, PNG or WebP, max ${limitMegabytes} MB`}
      problem={shownProblem}
    >
      {({ className: _, ...control }) => (
        <div
          className={styles.zone}
          data-over={isOver || undefined}
          data-invalid={control['aria-invalid']}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Picture
            address={address}
            alt={address ? `${label} as it is now` : ''}
            width={104}
            height={72}
            className={kind === 'photo' ? styles.photo : styles.mark}
            fallback={
              <span className={styles.none}>
                <Icon shape={ImageUp} size={24} />
              </span>
            }
          />
          <Row gap={[1, 3]} className={styles.words}>
            <input
              {...control}
              className={styles.input}
              type="file"
              name={name}
              accept={imageTypes.join(',')}
              onChange={(event) => {
                const file = event.target.files?.[0];
                // The same file may be chosen again after a problem.
                event.target.value = '';
                if (file) void choose(file);
              }}
            />
            <label className={buttonClass()} htmlFor={control.id}>
              {address ? 'Choose another' : 'Choose a picture'}
            </label>
            <Note as="span" className={styles.or}>
              or drop it here
            </Note>
            {upload.phase !== 'none' && (
              <Note as="span" className={styles.file}>
                <b>{upload.name}</b> {fileSize(upload.bytes)}
              </Note>
            )}
            {upload.phase === 'uploading' && (
              <progress className={styles.progress} aria-label={`Uploading ${upload.name}`} />
            )}
            <span role="status">
              {upload.phase === 'uploaded' && <strong className={styles.done}>Uploaded</strong>}
              {upload.phase === 'uploading' && <VisuallyHidden>Uploading</VisuallyHidden>}
            </span>
            <span role="alert">
              {upload.phase === 'failed' && <VisuallyHidden>{upload.problem}</VisuallyHidden>}
            </span>
          </Row>
        </div>
      )}
    </Field>
  );
}
