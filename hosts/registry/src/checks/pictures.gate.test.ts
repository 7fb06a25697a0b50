import { svgProblems } from './pictures.gate.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test.each([
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style></svg>',
  svg('<defs><path id="a" d="M0 0"/></defs><use href="#a"/><a xmlns:xlink="x" xlink:href="#a"/>'),
  svg('<image href="data:image/png;base64,AAAA"/>'),
])('%s is a picture', (text) => expect(svgProblems(text)).toEqual([]));

test.each([
  [svg('<script>alert(1)</script>'), '<script> may run or load something.'],
  [svg('<s:script xmlns:s="x"/>'), '<s:script> may run or load something.'],
  [svg('<foreignObject/>'), '<foreignObject> may run or load something.'],
  [svg('<path onload="alert(1)"/>'), 'onload is a script.'],
  [svg('<a href="javascript:alert(1)"/>'), 'href="javascript:alert(1)" leads out of it.'],
  [
    svg('<use href="https://x.example/y.svg#a"/>'),
    'href="https://x.example/y.svg#a" leads out of it.',
  ],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'It has a DOCTYPE.'],
  [`<?xml-stylesheet href="x.css"?>${svg('')}`, 'It has the instruction xml-stylesheet.'],
  ['<svg>', 'It is not well-formed.'],
  ['an image', 'It is not well-formed.'],
])('%s is refused', (text, problem) => expect(svgProblems(text)).toContain(problem));
