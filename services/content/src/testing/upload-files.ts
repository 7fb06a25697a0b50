import sharp from 'sharp';
import {
  aPicture,
  aPngOfSize,
  aWebpOfSize,
  chunk,
  gifAndScript,
  script,
  secret,
  withChunks,
  withJpegSize,
  withSegment,
  withTags,
} from './picture-bytes.ts';

export interface UploadFile {
  what: string;
  bytes: Buffer;
  /** The type that the sender declares. */
  claimedType?: string;
  status: 201 | 400 | 413 | 415;
}

/** Files of people and attackers, each with its expected response. */
export async function uploadFiles(): Promise<UploadFile[]> {
  const jpeg = await aPicture().jpeg().toBuffer();
  const png = await aPicture().png().toBuffer();
  const webp = await aPicture().webp().toBuffer();
  const large = await aPicture(1600, 1200).jpeg({ quality: 90 }).toBuffer();
  const largePng = await aPicture(400, 300).png().toBuffer();
  const largeWebp = await aPicture(400, 300).webp().toBuffer();
  const accepted: [string, Buffer, string?][] = [
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a WebP', webp, 'image/webp'],
    ['a JPEG larger than it is ever shown', await aPicture(3000, 2000).jpeg().toBuffer()],
    [
      'a JPEG of exactly 40 megapixels',
      await aPicture(8000, 5000).jpeg({ quality: 40 }).toBuffer(),
    ],
    ['a JPEG with GPS, XMP and a colour profile', await withTags(aPicture().jpeg()).toBuffer()],
    ['a PNG with GPS, XMP and a colour profile', await withTags(aPicture().png()).toBuffer()],
    ['a WebP with GPS, XMP and a colour profile', await withTags(aPicture().webp()).toBuffer()],
    ['a JPEG whose comment is a script', withSegment(jpeg, 0xfe, script)],
    ['a JPEG whose comment makes it a script', withSegment(jpeg, 0xfe, `*/=alert("${secret}")/*`)],
    ['a JPEG with IPTC tags', withSegment(jpeg, 0xed, `Photoshop 3.0\0 8BIM ${secret}`)],
    ['a JPEG with provenance claims', withSegment(jpeg, 0xeb, `JP ${secret}`)],
    [
      'a JPEG with XMP in two places',
      withSegment(withSegment(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`), 0xe1, secret),
    ],
    ['a PNG with a text chunk', withChunks(png, chunk('tEXt', `Comment\0${script}`))],
    [
      'a PNG with an international text chunk',
      withChunks(png, chunk('iTXt', `Comment\0\0\0\0\0${script}`)),
    ],
    ['a PNG with an EXIF chunk', withChunks(png, chunk('eXIf', `II*\0\x08\0\0\0${secret}`))],
    ['a PNG with a chunk of its own', withChunks(png, chunk('laRk', script))],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from(`<html>${script}</html>`)])],
    ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${secret}`)])],
    ['a PNG with a script behind it', Buffer.concat([png, Buffer.from(script)])],
    ['a WebP with a page behind it', Buffer.concat([webp, Buffer.from(`<html>${script}</html>`)])],
    ['a JPEG in CMYK', await aPicture().toColourspace('cmyk').jpeg().toBuffer()],
    ['a grey JPEG', await aPicture().greyscale().jpeg().toBuffer()],
    ['a progressive JPEG', await aPicture().jpeg({ progressive: true }).toBuffer()],
    [
      'a JPEG that lies on its side',
      await aPicture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    ['a PNG of 16 bits', await aPicture().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', await aPicture().png({ palette: true }).toBuffer()],
    ['a PNG that one sees through', await aPicture().ensureAlpha(0.5).png().toBuffer()],
    [
      'a grey PNG that one sees through',
      await aPicture().ensureAlpha(0.5).greyscale().png().toBuffer(),
    ],
    ['an interlaced PNG', await aPicture().png({ progressive: true }).toBuffer()],
    ['a PNG that moves', withChunks(png, chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])))],
    [
      'a WebP that moves',
      await sharp([png, await aPicture().negate().png().toBuffer()], { join: { animated: true } })
        .webp()
        .toBuffer(),
    ],
    ['a WebP without loss', await aPicture().webp({ lossless: true }).toBuffer()],
    ['a WebP that one sees through', await aPicture().ensureAlpha(0.5).webp().toBuffer()],
    ['a JPEG of one pixel', await aPicture(1, 1).jpeg().toBuffer()],
    ['a PNG of one pixel', await aPicture(1, 1).png().toBuffer()],
    ['a WebP of one pixel', await aPicture(1, 1).webp().toBuffer()],
    ['a very long PNG', aPngOfSize(30_000, 8)],
    ['a very tall PNG', aPngOfSize(8, 30_000)],
    ['a JPEG that calls itself a page', jpeg, 'text/html'],
    ['a JPEG that calls itself JSON', jpeg, 'application/json'],
    ['a PNG that calls itself a drawing', png, 'image/svg+xml'],
    ['a PNG that calls itself a JPEG', png, 'image/jpeg'],
  ];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
  const otherKinds: [string, Buffer, string?][] = [
    ['a drawing with a script', Buffer.from(drawing), 'image/svg+xml'],
    ['a drawing that calls itself a PNG', Buffer.from(drawing), 'image/png'],
    ['a drawing behind a byte order mark', Buffer.from(`\ufeff<?xml version="1.0"?>${drawing}`)],
    [
      'a drawing that reads a file',
      Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    ],
    ['a page', Buffer.from(`<!doctype html>${script}`), 'image/png'],
    ['a GIF', await aPicture().gif().toBuffer(), 'image/gif'],
    ['a GIF that is a script', gifAndScript, 'image/png'],
    ['a TIFF', await aPicture().tiff().toBuffer()],
    ['an AVIF', await aPicture().avif().toBuffer()],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj')],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n(%pipe%id) (w) file')],
    [
      'a picture script of ImageMagick',
      Buffer.from('push graphic-context\nfill url(https://example.com)'),
    ],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42')],
    ['a bitmap', Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0')],
    ['a sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['one byte', Buffer.from([0xff])],
  ];
  const damaged: [string, Buffer, string?][] = [
    ['nothing at all', Buffer.alloc(0)],
    ['the head of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff])],
    ['a page with the head of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from(script)])],
    [
      'a page with the head of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)]),
    ],
    [
      'a page with the head of a WebP',
      Buffer.concat([Buffer.from('RIFF\xff\0\0\0WEBP', 'latin1'), Buffer.from(script)]),
    ],
    ['half a JPEG', large.subarray(0, large.length / 2)],
    ['half a PNG', largePng.subarray(0, largePng.length / 2)],
    ['half a WebP', largeWebp.subarray(0, largeWebp.length / 2)],
    ['a PNG without its pixels', png.subarray(0, 40)],
    ['a PNG of 50,000 by 50,000 pixels', aPngOfSize(50_000, 50_000)],
    ['a PNG of more pixels than can be counted', aPngOfSize(0x7fffffff, 0x7fffffff)],
    ['a JPEG of 65,500 by 65,500 pixels', withJpegSize(jpeg, 65_500, 65_500)],
    ['a WebP of 16,000 by 16,000 pixels', aWebpOfSize(16_000, 16_000, webp)],
    ['a PNG of 41 megapixels', aPngOfSize(8_000, 5_125)],
  ];
  const tooLarge: [string, Buffer, string?][] = [
    ['a JPEG of 11 MB', Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]), 'image/jpeg'],
    ['11 MB of anything', Buffer.alloc(11 * 1024 * 1024, 'x')],
  ];
  const all = { 201: accepted, 415: otherKinds, 400: damaged, 413: tooLarge };
  return Object.entries(all).flatMap(([status, files]) =>
    files.map(([what, bytes, claimedType]) => ({
      what,
      bytes,
      claimedType,
      status: Number(status) as UploadFile['status'],
    })),
  );
}
