import type { SourceKind } from '../plan/compiled.ts';

/** A piece of SQL; `offset` counts characters from 0. */
export interface SqlToken {
  kind: 'other' | 'quoted' | 'comment' | 'placeholder' | 'number';
  text: string;
  offset: number;
}

type Patterns = readonly { kind: SqlToken['kind']; pattern: RegExp }[];

const BLANKS = /\s+/y;
const WORD = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y;
const PLACEHOLDER = /[$#]\{[^}]*\}/y;

const patterns: Readonly<Record<SourceKind, Patterns>> = {
  postgres: [
    // Every second piece is one.
    { kind: 'other', pattern: BLANKS },
    { kind: 'comment', pattern: /--[^\n]*/y },
    { kind: 'quoted', pattern: /[eE]'(?:[^'\\]|\\[\s\S]|'')*'?/y },
    { kind: 'quoted', pattern: /'[^']*'?/y },
    { kind: 'quoted', pattern: /"[^"]*"?/y },
    { kind: 'placeholder', pattern: PLACEHOLDER },
    { kind: 'number', pattern: /\$\d+/y },
    { kind: 'other', pattern: WORD },
  ],
  mysql: [
    { kind: 'placeholder', pattern: PLACEHOLDER },
    // To MySQL a comment begins with a blank or a sign of control of ASCII: no other blank ends the two minus signs.
    { kind: 'comment', pattern: /--(?![!-~\u0080-\uffff])[^\n]*|#[^\n]*/y },
    { kind: 'quoted', pattern: /'(?:[^'\\]|\\[\s\S])*'?/y },
    { kind: 'quoted', pattern: /"(?:[^"\\]|\\[\s\S])*"?/y },
    { kind: 'quoted', pattern: /`[^`]*`?/y },
    { kind: 'number', pattern: /\?/y },
    // To MySQL a word may follow these without a blank: `1e5into` is two pieces, though `12into` is one name.
    { kind: 'other', pattern: /(?:\d+\.?\d*|\.\d+)[eE][+-]?\d+|\\N/y },
    { kind: 'other', pattern: WORD },
  ],
};

/** The pieces of a text, in order: together they are the text. */
export function* sqlTokens(text: string, dialect: SourceKind): Generator<SqlToken> {
  const isMysql = dialect === 'mysql';
  let offset = 0;
  while (offset < text.length) {
    const special = isMysql ? flatComment(text, offset) : (blockComment(text, offset) ?? dollarQuote(text, offset));
    const token = special ?? plainToken(text, offset, patterns[dialect]);
    yield token;
    offset += token.text.length;
  }
}

function plainToken(text: string, offset: number, among: Patterns): SqlToken {
  for (const { kind, pattern } of among) {
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (match) return { kind, text: match[0], offset };
  }
  return { kind: 'other', text: text.charAt(offset), offset };
}

/** MySQL's comments do not stand within one another. */
function flatComment(text: string, offset: number): SqlToken | undefined {
  if (!text.startsWith('/*', offset)) return undefined;
  const end = text.indexOf('*/', offset + 2);
  return { kind: 'comment', text: end < 0 ? text.slice(offset) : text.slice(offset, end + 2), offset };
}

const OPENING_DOLLAR = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y;

function dollarQuote(text: string, offset: number): SqlToken | undefined {
  if (text[offset] !== '$') return undefined;
  OPENING_DOLLAR.lastIndex = offset;
  const tag = OPENING_DOLLAR.exec(text)?.[0];
  if (!tag) return undefined;
  const end = text.indexOf(tag, offset + tag.length);
  return { kind: 'quoted', text: end < 0 ? text.slice(offset) : text.slice(offset, end + tag.length), offset };
}

function blockComment(text: string, offset: number): SqlToken | undefined {
  if (!text.startsWith('/*', offset)) return undefined;
  const edge = /\/\*|\*\//g;
  edge.lastIndex = offset;
  let depth = 0;
  for (let match = edge.exec(text); match; match = edge.exec(text)) {
    depth += match[0] === '/*' ? 1 : -1;
    if (depth === 0) return { kind: 'comment', text: text.slice(offset, edge.lastIndex), offset };
  }
  return { kind: 'comment', text: text.slice(offset), offset };
}
