/** Where PostgreSQL's parser gives up, and how that is said to an author. */
const WORDS: readonly (readonly [pattern: RegExp, say: (found: string) => string])[] = [
  [/^syntax error at or near "(.+)"$/s, (word) => `"${word}" 在这里读不通`],
  [/^syntax error at end of input$/, () => '没有写完'],
  [/^unterminated quoted string/, () => '引号没有合上'],
  [/^unterminated quoted identifier/, () => '双引号没有合上'],
  [/^unterminated \/\* comment/, () => '注释没有合上'],
];

/** The parser's refusal in its reader's words, its own behind them. */
export function parserWords(message: string): string {
  for (const [pattern, say] of WORDS) {
    const found = pattern.exec(message);
    if (found) return `${say(found[1] ?? '')}（${message}）`;
  }
  return message;
}
