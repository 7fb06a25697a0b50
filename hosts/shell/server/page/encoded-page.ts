import { encodeText, type EncodedText } from '@larkfare/server-kit/server';
import type { MadePage } from './make-page.ts';

/** A page as it is sent. */
export type EncodedPage = Omit<MadePage, 'html'> & EncodedText;

export const encodePage = async ({ html, ...made }: MadePage): Promise<EncodedPage> =>
  Object.assign(await encodeText(html), made);
