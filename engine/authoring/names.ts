import type { Owner } from './owners.ts';

/** A field named within a text; `offset` in characters. */
export interface Named {
  name: string;
  /** Id of the model or report whose it is. */
  of: string;
  offset: number;
}

/** The fields of one owner that an expression or a text with placeholders names. */
export function namesInExpression(text: string, owner: Owner): Named[] {
  const own = (match: RegExpMatchArray): Named[] => {
    const name = match[1] ?? '';
    return owner.has(name)
      ? [{ name, of: owner.id, offset: (match.index ?? 0) + match[0].indexOf(name, match[0].search(/[.{]/)) }]
      : [];
  };
  const found = [
    ...[...text.matchAll(/\b(?:row|old|form)\.([A-Za-z_]\w*)/g)].flatMap(own),
    ...[...text.matchAll(/\{\{\s*([A-Za-z_]\w*)\s*\}\}/g)].flatMap(own),
    ...[...text.matchAll(/(?<![{$#])\{([A-Za-z_]\w*)\}/g)].flatMap(own),
  ];
  return [...found, ...[...owner.lines].flatMap(([name, child]) => namesInLines(text, name, child))];
}

/** `sum(lines, qty * price)`, `lines.exists(l, l.qty > 4)`: fields of the rows of a sub-table. */
function namesInLines(text: string, table: string, child: Owner): Named[] {
  const calls = [
    ...text.matchAll(new RegExp(`\\b\\w+\\(\\s*${table}\\s*,`, 'g')),
    ...text.matchAll(new RegExp(`\\b${table}\\.\\w+\\(\\s*\\w+\\s*,`, 'g')),
  ];
  return calls.flatMap((call) => {
    const start = call.index + call[0].length;
    const inside = text
      .slice(start, closing(text, start))
      .replace(/'[^']*'|"[^"]*"/g, (said) => ' '.repeat(said.length));
    return [...inside.matchAll(/(?<![\w.])(?:(?!row\b|old\b|form\b)\w+\.)?([A-Za-z_]\w*)\b(?!\s*\()/g)].flatMap(
      (match) => {
        const name = match[1] ?? '';
        return child.has(name)
          ? [{ name, of: child.id, offset: start + match.index + match[0].length - name.length }]
          : [];
      },
    );
  });
}

/** Where the bracket that is open at the place closes. */
function closing(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') open++;
    else if (text[at] === ')' && --open === 0) return at;
  }
  return text.length;
}
