import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const mark = readFileSync(new URL('../src/theme/icon.svg', import.meta.url));
/** The ground of the mark, which fills the corners that a device rounds or crops. */
const ground = '#0b5563';

/** Emits the icons that browsers request by address, drawn from the brand's mark (see server/files/icon-routes.ts). */
export class IconsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IconsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'IconsPlugin', stage }, async () => {
        for (const [name, bytes] of await drawIcons())
          compilation.emitAsset(`icons/${name}`, new sources.RawSource(bytes));
      });
    });
  }
}

/** @returns the bytes of each icon by its file name */
export const drawIcons = async () =>
  new Map([
    ['icon.svg', mark],
    ['favicon.ico', toIco(await draw(48), 48)],
    ['apple-touch-icon.png', await drawOnGround(180)],
    ['icon-192.png', await draw(192)],
    ['icon-512.png', await draw(512)],
    ['maskable-512.png', await drawOnGround(512)],
  ]);

const draw = (size) =>
  sharp(mark, { density: size * 2 })
    .resize(size, size)
    .png()
    .toBuffer();

/** A maskable icon: the mark lies within the middle four fifths. */
async function drawOnGround(size) {
  const middle = await draw(Math.round(size * 0.8));
  const empty = { width: size, height: size, channels: 3, background: ground };
  return sharp({ create: empty })
    .composite([{ input: middle }])
    .png()
    .toBuffer();
}

/** An ICO file with one PNG. */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
