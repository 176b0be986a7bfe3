import type { PrintWord } from '../../plan/print.ts';

/** What stands in a text: plain, `${field}`, or `#{word}`; places in characters of the whole. */
export interface TextPiece {
  kind: 'plain' | 'field' | 'word';
  /** What stands inside the braces, or the plain text. */
  text: string;
  /** Where `text` begins. */
  at: number;
}

export const PRINT_WORDS: readonly PrintWord[] = ['page', 'pages', 'date', 'datetime', 'user'];

export const isPrintWord = (text: string): text is PrintWord => PRINT_WORDS.some((word) => word === text);

/** Takes a text apart; braces that are not closed stay plain. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  const plain = (from: number, to: number) => {
    if (to > from) pieces.push({ kind: 'plain', text: text.slice(from, to), at: from });
  };
  let from = 0;
  for (const match of text.matchAll(/([$#])\{([^{}]*)\}/g)) {
    const [whole, sign, inner = ''] = match;
    plain(from, match.index);
    pieces.push({ kind: sign === '$' ? 'field' : 'word', text: inner, at: match.index + 2 });
    from = match.index + whole.length;
  }
  plain(from, text.length);
  return pieces;
}

/** `listing.fnsku` is the field `fnsku` of what `listing` names; without a dot a field of the record itself. */
export function referenceOf(text: string): { of: string; key: string } {
  const dot = text.indexOf('.');
  return dot < 0 ? { of: '', key: text } : { of: text.slice(0, dot), key: text.slice(dot + 1) };
}
