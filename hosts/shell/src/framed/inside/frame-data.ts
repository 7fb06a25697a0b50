import { pageDataElementId, type RemoteBuild } from '../../page/page-data.ts';

/** What the server wrote into the frame's document. */
export interface FrameData {
  build: RemoteBuild;
}

export function readFrameData(): FrameData {
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!text) throw new Error('The frame came without its data.');
  return JSON.parse(text);
}
