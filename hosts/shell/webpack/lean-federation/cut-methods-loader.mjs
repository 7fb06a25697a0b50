import { parse } from 'acorn';

/** Takes the methods named in its options out of the classes of a module. @throws when there is no such method */
export default function cutMethods(source) {
  const unused = new Set(this.getOptions().methods);
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const methods = body
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ init }) => (init?.type === 'ClassExpression' ? init.body.body : []))
    .filter(({ key }) => unused.delete(key.name));
  if (unused.size > 0)
    throw new Error(`${this.resourcePath} has no ${[...unused].join(', ')} any more.`);
  return methods.reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + kept.slice(end),
    source,
  );
}
