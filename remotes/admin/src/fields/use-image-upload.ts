import { useEffect, useRef, useState } from 'react';
import { useLoading } from '@larkfare/remote-contract';
import { authorisedFetch } from '../office/authorised-fetch.ts';
import { fileProblem, uploadedAddress, uploadProblem } from './image-upload.rules.ts';

type Upload =
  | { phase: 'none' }
  | { phase: 'uploading' | 'uploaded'; name: string; bytes: number }
  | { phase: 'failed'; name: string; bytes: number; problem: string };

type ImageUploadOptions = {
  /** `/api/upload`, or `/api/upload/airlines` for the marks of airlines. */
  path: string;
  limitMegabytes: number;
  onAddress: (address: string) => void;
  /** Called with whether an upload is running, so that the form is not saved without it. */
  onBusy: (isBusy: boolean) => void;
};

/** Sends a picture as soon as it is chosen; a picture chosen meanwhile takes its place. */
export function useImageUpload({ path, limitMegabytes, onAddress, onBusy }: ImageUploadOptions) {
  const [upload, setUpload] = useState<Upload>({ phase: 'none' });
  const running = useRef<AbortController>(undefined);
  useLoading(upload.phase === 'uploading');
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    running.current?.abort();
    const { name, size: bytes } = file;
    const problem = fileProblem(file, limitMegabytes);
    if (problem) {
      onBusy(false);
      return setUpload({ phase: 'failed', name, bytes, problem });
    }

    const stop = new AbortController();
    running.current = stop;
    setUpload({ phase: 'uploading', name, bytes });
    onBusy(true);
    const answer = await send(path, file, stop.signal);
    if (stop.signal.aborted) return;
    onBusy(false);
    if ('problem' in answer)
      return setUpload({ phase: 'failed', name, bytes, problem: answer.problem });
    setUpload({ phase: 'uploaded', name, bytes });
    onAddress(answer.address);
  };

  return { upload, choose };
}

async function send(
  path: string,
  file: File,
  signal: AbortSignal,
): Promise<{ address: string } | { problem: string }> {
  const body = new FormData();
  body.append('image', file);
  try {
    const response = await authorisedFetch(path, { method: 'POST', body, signal });
    // A proxy that refuses a large body does not always answer in JSON.
    const answer: unknown = await response.json().catch(() => undefined);
    const address = response.ok ? uploadedAddress(answer) : undefined;
    return address ? { address } : { problem: uploadProblem(response.status, answer) };
  } catch (problem) {
    if (!signal.aborted) console.error('The picture could not be uploaded.', problem);
    return { problem: 'The picture could not be uploaded. Check your connection and try again.' };
  }
}
