import { pageDataElementId, type RemoteBuild } from '../../page/page-data.ts';

/** The block of JSON in the frame's document. */
export interface SandboxData {
  build: RemoteBuild;
}

export function readSandboxData(): SandboxData {
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!text) throw new Error('The frame came without its data.');
  return JSON.parse(text);
}
