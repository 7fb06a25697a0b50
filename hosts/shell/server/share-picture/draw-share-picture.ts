import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sharePicture } from '../../src/page/page-head.rules.ts';
import { escapeHtml } from '../page/inline-content.ts';
import { titleLines } from './share-picture.rules.ts';

// Drawing keeps one processor busy at most, and no memory afterwards.
sharp.concurrency(1);
sharp.cache(false);

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const globe = fileHere('share-picture.png');
const mark = fileHere('../../src/theme/icon.svg');

const { width, height } = sharePicture;
const margin = 72;
const textMargin = 60;
const markSize = 200;
const textWidth = width - 2 * margin;
const mostTextHeight = height - textMargin - (margin + markSize + 24);
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#10182b" stop-opacity=".5"/><stop offset=".4" stop-color="#10182b" stop-opacity=".3"/><stop offset="1" stop-color="#10182b" stop-opacity=".95"/></linearGradient><rect width="100%" height="100%" fill="url(#shade)"/></svg>`;

type PictureWords = { title: string; price?: string; siteName: string };

/** Draws the words on a picture, by default on the site's. @returns a JPEG */
export async function drawSharePicture(
  { title, price, siteName }: PictureWords,
  background: Buffer | string = globe,
): Promise<Buffer> {
  const name = await drawText(span(siteName, { size: 44 }));
  const { text, size } = titleLines(title);
  const lines = [span(text, { size })];
  if (price) lines.push(span(' ', { size: 12 }), span(price, { size: 46, colour: '#f4a825' }));
  const drawn = await drawText(lines.join('\n'));
  // Words that would touch the mark become smaller.
  const words =
    drawn.info.height > mostTextHeight
      ? await drawText(lines.join('\n'), { height: mostTextHeight })
      : drawn;
  const logo = await sharp(mark, { density: 400 }).resize(markSize).png().toBuffer();
  return sharp(background)
    .resize(width, height)
    .composite([
      { input: Buffer.from(shade) },
      { input: logo, left: margin, top: margin },
      {
        input: name.data,
        left: margin + markSize + 32,
        top: margin + Math.round((markSize - name.info.height) / 2),
      },
      { input: words.data, left: margin, top: height - textMargin - words.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Pango's markup. A letter of its size is as many pixels high as an em. */
const span = (text: string, { size, colour = '#ffffff' }: { size: number; colour?: string }) =>
  `<span size="${size * 1024}" foreground="${colour}">${escapeHtml(text)}</span>`;

const textLook = {
  font: 'Figtree bold',
  fontfile: fileHere('figtree-latin-700.ttf'),
  width: textWidth,
  rgba: true,
};
const drawText = (text: string, differs: { fontfile?: string; height?: number } = {}) =>
  sharp({ text: { ...textLook, ...differs, text } })
    .png()
    .toBuffer({ resolveWithObject: true });

// The other letters of the font: Pango finds a font by its name once its file was used.
await drawText('Ł', { fontfile: fileHere('figtree-latin-ext-700.ttf') });
