/** How wide a text is, in pt. */
export type WidthOf = (text: string) => number;

/** Signs that may not begin a line. */
const CLOSING = /^[，。；：、！？）」』”’》〉】,.;:!?)\]}%]/u;

/** Breaks a text into lines no wider than `width`; with `most`, the last of them ends with an ellipsis. */
export function breakLines(text: string, width: number, widthOf: WidthOf, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) lines.push(...paragraphLines(paragraph, width, widthOf));
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (last !== '' && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('');
  return [...kept.slice(0, -1), `${last}…`];
}

function paragraphLines(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (widthOf((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (CLOSING.test(piece) && line !== '' && widthOf(piece) < width) {
      // It takes the sign before it along.
      const signs = [...line];
      const moved = signs.pop() ?? '';
      if (signs.length > 0) {
        lines.push(signs.join('').trimEnd());
        line = moved + piece;
        continue;
      }
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
    // A word longer than a line is broken within.
    while (widthOf(line.trimEnd()) > width) {
      const head = fitting(line, width, widthOf);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return [...lines, line.trimEnd()];
}

/** Words with the space after them, and single signs of scripts that have none. */
function piecesOf(text: string): string[] {
  return text.match(/[⺀-\u{3ffff}]|[^\s⺀-\u{3ffff}]+\s*|\s+/gu) ?? [];
}

/** At least one sign. */
function fitting(text: string, width: number, widthOf: WidthOf): string {
  let head = '';
  for (const sign of text) {
    if (head !== '' && widthOf(head + sign) > width) break;
    head += sign;
  }
  return head;
}
