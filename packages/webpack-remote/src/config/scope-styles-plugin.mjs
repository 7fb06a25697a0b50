import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * Limits every rule of a remote to the shell's element around the remote: `.weather_page` becomes
 * `:where([data-boundary="weather"]) .weather_page`. `:where` leaves the specificity as it was, and older browsers than
 * those with `@scope` understand it.
 */
export class ScopeStylesPlugin {
  constructor({ name }) {
    this.name = name;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ScopeStylesPlugin', (compilation) => {
      // Before the minimizer, the build's id and the content hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'ScopeStylesPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.css'))) {
          const { source, map } = assets[file].sourceAndMap();
          const { css, problems } = scopeStyles(source.toString(), this.name);
          for (const problem of problems)
            compilation.errors.push(new WebpackError(`${file}: ${problem}`));
          compilation.updateAsset(file, new sources.SourceMapSource(css, file, map ?? undefined));
        }
      });
    });
  }
}

/** The styles limited to a remote's boundary, and the selectors that could never match inside it. */
export function scopeStyles(text, name) {
  const root = postcss.parse(text);
  const problems = [];
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
