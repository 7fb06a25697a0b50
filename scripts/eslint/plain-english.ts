import { type Rule } from 'eslint';
import { refusedWords } from './plain-words.ts';

type Place = 'comment' | 'title' | 'message';

const headless = {
  comment: /^(?:What|Who|Whose|Of|As|With|That)\b/,
  title: /^(?:what|who|whose|of|that|which)\b/i,
};
const words = refusedWords.map(({ pattern, use }) => ({
  pattern: new RegExp(`(?<![\\w’'-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w’'-])`, 'gi'),
  use,
}));

/** Blanks a comment's asterisks and everything quoted; each character keeps its place. */
const proseOf = (text: string) =>
  text
    .replaceAll(/\n[ \t]*\*?/g, (margin) => margin.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/`[^`]*`|‘[^‘’]*’|“[^“”]*”|"[^"]*"|\bhttps?:\S+/g, (quoted) =>
      quoted.replaceAll(/[^\n]/g, '"'),
    );

/** Keeps prose plain: no headless sentences, and no refused words, in comments, test titles, errors and log lines. */
export const plainEnglish: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      headless: 'Begin with a noun or a verb instead of "{{ word }}".',
      word: 'Write {{ use }} instead of "{{ word }}".',
    },
  },
  create({ sourceCode, report }) {
    function check(place: Place, text: string, start: number, isBeginning = true) {
      const prose = proseOf(text);
      const at = (index: number, length: number) => ({
        start: sourceCode.getLocFromIndex(start + index),
        end: sourceCode.getLocFromIndex(start + index + length),
      });
      const first = prose.search(/\S/);
      const word = place !== 'message' && headless[place].exec(prose.slice(first))?.[0];
      if (word && isBeginning)
        report({ loc: at(first, word.length), messageId: 'headless', data: { word } });
      for (const { pattern, use } of words)
        for (const { 0: found, index } of prose.matchAll(pattern)) {
          const data = { word: found.replaceAll(/\s+/g, ' '), use };
          report({ loc: at(index, found.length), messageId: 'word', data });
        }
    }

    function checkText(place: Place, node: Rule.Node | undefined) {
      if (node?.type === 'Literal' && typeof node.value === 'string')
        check(place, sourceCode.getText(node).slice(1, -1), startOf(node) + 1);
      if (node?.type === 'TemplateLiteral')
        for (const [index, part] of node.quasis.entries())
          check(place, part.value.raw, startOf(part) + 1, index === 0);
      if (node?.type === 'BinaryExpression') {
        checkText(place, node.left as Rule.Node);
        checkText(place, node.right as Rule.Node);
      }
    }

    return {
      Program() {
        let lastLine: number | undefined;
        for (const comment of sourceCode.getAllComments()) {
          const line = comment.loc?.start.line ?? 0;
          const begins = comment.type === 'Block' || lastLine !== line - 1;
          if (!/^\s*(?:eslint|@ts-|global )/.test(comment.value))
            check('comment', comment.value.replace(/^\*/, ' '), startOf(comment) + 2, begins);
          lastLine = comment.type === 'Line' ? line : undefined;
        }
      },
      CallExpression(node) {
        const { callee } = node;
        if (/^(?:test|it|describe)\b(?!\.extend)/.test(sourceCode.getText(callee)))
          checkText('title', node.arguments[0] as Rule.Node);
        else if (callee.type === 'MemberExpression' && isLog(sourceCode.getText(callee)))
          for (const argument of node.arguments) checkText('message', argument as Rule.Node);
      },
      NewExpression(node) {
        if (/(?:Error|Fault|Problem)$/.test(sourceCode.getText(node.callee)))
          for (const argument of node.arguments) checkText('message', argument as Rule.Node);
      },
    };
  },
};

const startOf = (node: { range?: [number, number] }) => node.range?.[0] ?? 0;
const isLog = (callee: string) =>
  /(?:\blog|logger|console)\??\.(?:trace|debug|info|log|warn|error|fatal)$/i.test(callee);
