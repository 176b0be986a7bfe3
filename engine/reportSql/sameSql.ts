import type { SourceKind } from '../plan/compiled.ts';
import { type SqlToken, sqlTokens } from './tokens.ts';

/** The same statement, however it is broken into lines, set apart and commented. */
export const isSameSql = (one: string, other: string, dialect: SourceKind): boolean =>
  one === other || bareSql(one, dialect) === bareSql(other, dialect);

/** MySQL carries out `/*!…`, and a hint to the planner says more than a comment. */
const isHint = ({ text }: SqlToken): boolean => /^\/\*[!+]/.test(text);

function bareSql(text: string, dialect: SourceKind): string {
  let bare = '';
  let apart = false;
  for (const token of sqlTokens(text, dialect)) {
    if ((token.kind === 'comment' && !isHint(token)) || /^\s+$/.test(token.text)) {
      apart = true;
      continue;
    }
    bare += apart && isParted(bare.at(-1), token.text.charAt(0)) ? ` ${token.text}` : token.text;
    apart = false;
  }
  return bare;
}

/** Whether two pieces would be one, or another, without a blank between them. */
function isParted(last: string | undefined, first: string): boolean {
  const [one, other] = [sortOf(last), sortOf(first)];
  return one !== 'mark' && one === other;
}

function sortOf(sign: string | undefined): 'mark' | 'operator' | 'word' {
  if (sign === undefined || /[(),;[\]]/.test(sign)) return 'mark';
  return /[-+*/<>=~!@#%^&|?:]/.test(sign) ? 'operator' : 'word';
}
