import postcss, { type AtRule, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { type Gate } from './gate.ts';

/** At-rules whose effect ends at the rules in them, or whose names carry the remote's. */
const allowedAtRules = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** Every rule is limited to the shell's element around the remote, as the kit's build does. */
export const stylesGate: Gate = {
  name: 'styles',
  problems: ({ manifest, files }) =>
    [...files]
      .filter(([name]) => name.endsWith('.css'))
      .flatMap(([name, file]) =>
        styleProblems(file.toString('utf8'), manifest.name).map((problem) => `${name}: ${problem}`),
      ),
};

/** Why these styles could change what is not the remote's. */
export function styleProblems(css: string, remote: string): string[] {
  const problems = new Set<string>();
  try {
    const root = postcss.parse(css);
    root.walkAtRules((atRule) => {
      const problem = atRuleProblem(atRule, remote);
      if (problem) problems.add(problem);
    });
    root.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const isOwn = isNested(rule) ? staysInParent : (each: Selector) => isWithin(each, remote);
      for (const selector of selectorParser().astSync(rule.selector).nodes)
        if (!isOwn(selector))
          problems.add(
            `“${String(selector).trim()}” styles more than this remote: begin it with [data-boundary="${remote}"], as the build does.`,
          );
    });
  } catch (problem) {
    problems.add((problem as Error).message);
  }
  return [...problems];
}

function atRuleProblem({ name, params, nodes }: AtRule, remote: string): string | undefined {
  if (name.toLowerCase() === 'font-face') {
    const family = nodes?.find((node) => node.type === 'decl' && /^font-family$/i.test(node.prop));
    const named = String(family?.type === 'decl' ? family.value : '').replace(/["']/g, '');
    return named.startsWith(`${remote}_`)
      ? undefined
      : `The font “${named}” is not named ${remote}_….`;
  }
  if (allowedAtRules.has(name.toLowerCase())) return undefined;
  if (!/keyframes$/i.test(name)) return `@${name} concerns the whole page.`;
  return params.startsWith(`${remote}_`)
    ? undefined
    : `The animation “${params}” is not named ${remote}_….`;
}

const isKeyframes = (parent: Rule['parent']) =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name);

const isNested = ({ parent }: Rule): boolean =>
  parent?.type === 'rule' || (parent?.type === 'atrule' && isNested(parent as never));

/** A nested rule matches inside the rule around it: only its beginning may be `&`. */
function staysInParent(selector: Selector): boolean {
  const text = String(selector).trim();
  return text.lastIndexOf('&') < 1 && (!/^[&+~]/.test(text) || staysInFirst(selector));
}

/** The first compound is the remote's boundary, and what follows is in it rather than beside it. */
const isWithin = (selector: Selector, remote: string): boolean =>
  !!selector.first && isBoundary(selector.first, remote) && staysInFirst(selector);

function staysInFirst({ nodes }: Selector): boolean {
  const combinator = nodes.find(({ type }) => type === 'combinator');
  return !combinator || ['', '>'].includes((combinator.value ?? '').trim());
}

function isBoundary(node: Node, remote: string): boolean {
  if (selectorParser.isAttribute(node))
    return node.attribute === 'data-boundary' && node.operator === '=' && node.value === remote;
  const [inner, ...others] = selectorParser.isPseudoClass(node) ? node.nodes : [];
  return (
    node.value === ':where' &&
    others.length === 0 &&
    inner?.length === 1 &&
    isBoundary(inner.first, remote)
  );
}
