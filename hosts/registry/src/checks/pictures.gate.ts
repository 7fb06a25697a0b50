import { SaxesParser } from 'saxes';
import { type Gate } from './gate.ts';

/** SVG is a document: what could run or load in it is refused, although it is served so that it could not. */
export const picturesGate: Gate = {
  name: 'pictures',
  problems: ({ files }) =>
    [...files]
      .filter(([name]) => name.endsWith('.svg'))
      .flatMap(([name, file]) =>
        svgProblems(file.toString('utf8')).map((problem) => `${name}: ${problem}`),
      ),
};

const active = /^(script|foreignobject|iframe|object|embed|handler)$/i;
const address = /^(xlink:)?href$/i;
const isInside = (value: string) => /^\s*(#|data:image\/(png|jpeg|webp|avif)[;,])/i.test(value);

export function svgProblems(text: string): string[] {
  const problems = new Set<string>();
  const parser = new SaxesParser();
  parser.on('error', () => problems.add('It is not well-formed.'));
  parser.on('doctype', () => problems.add('It has a DOCTYPE.'));
  parser.on('processinginstruction', ({ target }) =>
    problems.add(`It has the instruction ${target}.`),
  );
  parser.on('opentag', ({ name, attributes }) => {
    if (active.test(name.replace(/^.*:/, ''))) problems.add(`<${name}> may run or load something.`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) problems.add(`${attribute} is a script.`);
      if (address.test(attribute) && !isInside(value))
        problems.add(`${attribute}="${value.slice(0, 80)}" leads out of it.`);
    }
  });
  parser.write(text).close();
  return [...problems];
}
