import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * The styles of a remote, with every rule limited to the shell's element around it, and the selectors that could never match
 * inside it. `.page` becomes `:where([data-boundary="weather"]) .page`: `:where` leaves the specificity as it was, and older
 * browsers than those with `@scope` understand it. Animations, whose names the whole page shares, are named after the remote.
 */
export function scopeStyles(text, name) {
  const root = postcss.parse(text);
  const problems = [];
  const animations = new Set();
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (atRule.params.startsWith(`${name}_`)) return;
    animations.add(atRule.params);
    atRule.params = `${name}_${atRule.params}`;
  });
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) =>
      animations.has(word) ? `${name}_${word}` : word,
    );
  });
  root.walkRules((rule) => {
    // Steps of an animation are no selectors, and a nested rule is limited by the one around it.
    if (rule.parent.type === 'rule' || /keyframes$/.test(rule.parent.name)) return;
    rule.selectors = rule.selectors.map((selector) => {
      if (reachesOutside(selector))
        problems.push(`“${selector}” styles the page around this remote, which is the site's own.`);
      return `:where([data-boundary="${name}"]) ${selector}`;
    });
  });
  return { css: root.toString(), problems };
}

function reachesOutside(selector) {
  let isOutside = false;
  selectorParser((parsed) =>
    parsed.walk((node) => {
      isOutside ||=
        (node.type === 'tag' && /^(html|body)$/i.test(node.value)) || node.value === ':root';
    }),
  ).processSync(selector);
  return isOutside;
}
