import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Text that must never be served again: it is in every tag, comment and appended text of the test's files. */
export const secret = 'LARKFARE-SECRET';
export const script = `<script>alert("${secret}")</script>`;

/** A picture that is not of one colour. */
export const aPicture = (width = 60, height = 40): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0b5563"/><circle cx="30%" cy="40%" r="30%" fill="#f4a825"/></svg>`,
    ),
  ).removeAlpha();

export const withTags = (picture: Sharp): Sharp =>
  picture
    .withExif({
      IFD0: { Artist: secret, ImageDescription: script },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSAreaInformation: secret },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
    .withIccProfile('p3');

const segment = (marker: number, text: string | Buffer) => {
  const body = Buffer.from(text);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG with one more segment at its beginning. */
export const withSegment = (jpeg: Buffer, marker: number, text: string | Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, text), jpeg.subarray(2)]);

/** A JPEG that declares that size. */
export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

export const chunk = (type: string, body: string | Buffer) => {
  const named = Buffer.concat([Buffer.from(type), Buffer.from(body)]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(named.length - 4, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

const pngHead = 8 + 25; // The signature and IHDR.

/** A PNG with more chunks after its first. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, pngHead), ...chunks, png.subarray(pngHead)]);

/** Some bytes that unpack to a PNG of that size, all black. */
export function aPngOfSize(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8); // One bit a pixel, grey.
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min((width / 8 + 1) * height, 20_000_000)))),
    chunk('IEND', ''),
  ]);
}

/** A WebP that declares that size. */
export function aWebpOfSize(width: number, height: number, still: Buffer): Buffer {
  const extended = Buffer.alloc(18);
  extended.write('VP8X');
  extended.writeUInt32LE(10, 4);
  extended.writeUIntLE(width - 1, 12, 3);
  extended.writeUIntLE(height - 1, 15, 3);
  const body = Buffer.concat([Buffer.from('WEBP'), extended, still.subarray(12)]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** A GIF of one pixel whose head reads as the beginning of a script. */
export const gifAndScript = Buffer.concat([
  Buffer.from('GIF89a/*', 'latin1'),
  Buffer.from(`*/=1;alert("${secret}")//;`),
]);
