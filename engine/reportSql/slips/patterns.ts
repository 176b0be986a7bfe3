import { lastName, type Node, textOf } from '../nodes.ts';
import type { SqlProblem } from '../params.ts';

const WILD = /[%_]/;
/** `'100%'` may be a text of its own. */
const MEANT_WILD = /^%.|[^\d%]%$/;

/** A pattern that leaves nothing open, and a pattern where there is none. */
export function misplacedPatterns({ kind, name, lexpr, rexpr }: Node, offsetOf: (node: Node) => number): SqlProblem[] {
  if (kind === 'AEXPR_LIKE') {
    const written = textOf(rexpr);
    if (written === undefined || WILD.test(written.text)) return [];
    const { text, constant } = written;
    const turned = lastName(name) === '!~~';
    const message = `「${text}」里没有 %，like 只与它完全相同的才算`;
    const fix = `要找带有它的写 '%${text}%'，要完全相同写 ${turned ? '<>' : '='}`;
    return [{ offset: offsetOf(constant), message, found: text, fix, mayBeMeant: true }];
  }
  const sign = lastName(name) ?? '';
  if (kind !== 'AEXPR_OP' || (sign !== '=' && sign !== '<>')) return [];
  const written = textOf(rexpr) ?? textOf(lexpr);
  if (written === undefined || !MEANT_WILD.test(written.text)) return [];
  const { text, constant } = written;
  const message = `${sign} 不认识 %，只与「${text}」完全相同的才算`;
  const fix = `请改用 ${sign === '=' ? 'like' : 'not like'}`;
  return [{ offset: offsetOf(constant), message, found: text, fix, mayBeMeant: true }];
}
