/** A piece of MySQL; texts of `text` and `name` are without their quotes and escapes. */
export interface Token {
  kind: 'blank' | 'word' | 'name' | 'text' | 'number' | 'param' | 'sign';
  text: string;
}

const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['blank', /\s+|--(?=\s)[^\n]*|#(?!\{)[^\n]*|\/\*[\s\S]*?\*\//y],
  ['name', /`(?:[^`]|``)*`/y],
  ['text', /'(?:[^'\\]|\\[\s\S]|'')*'|"(?:[^"\\]|\\[\s\S]|"")*"/y],
  ['param', /[$#]\{[^}]*\}/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w\u0080-\uffff])/y],
  ['word', /[\w$\u0080-\uffff]+/y],
  ['sign', /<=>|<>|!=|<=|>=|:=|\|\||&&|[\s\S]/y],
];

/** The pieces of a statement, without what closes it. */
export function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < sql.length; ) {
    const [kind, found] = at1(sql, at);
    at += found.length;
    if (kind === 'blank') tokens.push({ kind, text: /^\s/.test(found) ? found : ' ' });
    else tokens.push({ kind, text: kind === 'text' || kind === 'name' ? unquoted(found) : found });
  }
  while (/^(?:\s*|;)$/.test(tokens.at(-1)?.text ?? 'x')) tokens.pop();
  return tokens;
}

function at1(sql: string, at: number): [Token['kind'], string] {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(sql)?.[0];
    if (found !== undefined && found !== '') return [kind, found];
  }
  return ['sign', sql.charAt(at)];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '' };

function unquoted(text: string): string {
  const quote = text.charAt(0);
  const inner = text.slice(1, -1).replaceAll(quote + quote, quote);
  if (quote === '`') return inner;
  return inner.replaceAll(/\\([\s\S])/g, (whole, next: string) =>
    next === '%' || next === '_' ? whole : (ESCAPES[next] ?? next),
  );
}

/** A text as PostgreSQL writes it. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Index of the next token that is no blank. */
export function skipBlank(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.kind === 'blank') next += 1;
  return next;
}

/** Index behind the bracket that closes the one at `open`. */
export function closingOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (isSign(tokens[at], '(')) depth += 1;
    if (isSign(tokens[at], ')') && --depth === 0) return at + 1;
  }
  return tokens.length;
}

export const isSign = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'sign' && token.text === text;

export const isWord = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text.toLowerCase() === text;

/** The parts between the commas of the outermost level. */
export function splitByComma(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth === 0 && isSign(token, ',')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(trimmed);
}

export function trimmed(tokens: readonly Token[]): Token[] {
  const first = skipBlank(tokens, 0);
  const last = tokens.findLastIndex(({ kind }) => kind !== 'blank');
  return tokens.slice(first, last + 1);
}
