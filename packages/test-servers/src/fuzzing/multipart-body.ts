import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-value.ts';
import { type JsonSchema } from './json-schema.ts';

const boundary = 'the-boundary-of-hostile-uploads';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Texts, JSON and files, some under names that only an attacker gives them; now and then cut off. */
export function multipartBody(
  { properties = {} }: JsonSchema,
  id: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const names = Object.keys(properties);
  const part = fc.oneof(
    { weight: 4, arbitrary: field(fc.constantFrom('', ...names), id) },
    { weight: 2, arbitrary: file(fc.constantFrom('file', ...names)) },
    { weight: 1, arbitrary: file(hostileText.map((text) => text.slice(0, 200))) },
  );
  return fc.tuple(fc.array(part, { maxLength: 12 }), fc.nat({ max: 9 })).map(([parts, cut]) => {
    const whole = `${parts.map((each) => `--${boundary}\r\n${each}\r\n`).join('')}--${boundary}--\r\n`;
    return cut === 0 ? whole.slice(0, whole.length / 2) : whole;
  });
}

const disposition = 'content-disposition: form-data';

const field = (name: fc.Arbitrary<string>, id: fc.Arbitrary<string>) =>
  fc
    .tuple(
      name,
      fc.oneof(
        id,
        hostileValue.map((value) => JSON.stringify(value)),
        hostileText,
      ),
    )
    .map(([named, value]) => `${disposition}; name="${named}"\r\n\r\n${value}`);

const file = (name: fc.Arbitrary<string>) =>
  fc
    .tuple(
      name,
      fc.oneof(fc.constantFrom('a.js', '../../a.js', 'a.png', '', '.'), hostileText),
      fc.constantFrom('image/png', 'text/javascript', 'application/octet-stream', 'x'),
      fc.string({ maxLength: 300 }),
    )
    .map(
      ([named, fileName, type, content]) =>
        `${disposition}; name="${named}"; filename="${fileName.slice(0, 300)}"\r\ncontent-type: ${type}\r\n\r\n${content}`,
    );
