/** A text with the stretch that is selected in it. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** What to put in place of `from`–`to`, and what to select then. */
export interface Change {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

/** Signs on both sides of the selection, or off when they stand there already. */
export function wrapped({ text, start, end }: Marked, sign: string, sample: string): Change {
  const { length } = sign;
  const around = text.slice(start - length, start) === sign && text.slice(end, end + length) === sign;
  if (around) {
    const inner = text.slice(start, end);
    return { from: start - length, to: end + length, text: inner, start: start - length, end: end - length };
  }
  const inner = text.slice(start, end) || sample;
  const from = start + length;
  return { from: start, to: end, text: sign + inner + sign, start: from, end: from + inner.length };
}

/** A sign before each line of the selection, or off when all have it; `{n}` counts the lines. */
export function lined({ text, start, end }: Marked, sign: string): Change {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after < 0 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const marks = lines.map((_, at) => sign.replace('{n}', String(at + 1)));
  const all = lines.every((line, at) => line.startsWith(marks[at] ?? ''));
  const next = lines
    .map((line, at) => (all ? line.slice(marks[at]?.length) : `${marks[at]}${bare(line, sign)}`))
    .join('\n');
  return { from, to, text: next, start: from, end: from + next.length };
}

/** One heading takes the place of another. */
function bare(line: string, sign: string): string {
  return sign.startsWith('#') ? line.replace(/^#{1,6} /, '') : line;
}

/** A piece of its own, lines of its own, in place of the selection. */
export function placed({ text, start, end }: Marked, piece: string): Change {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = text[end] === '\n' || end === text.length ? '\n' : '\n\n';
  const at = start + before.length + piece.length;
  return { from: start, to: end, text: before + piece + after, start: at, end: at };
}

/** Text in place of the selection, the caret behind it. */
export function inserted({ start, end }: Marked, piece: string): Change {
  return { from: start, to: end, text: piece, start: start + piece.length, end: start + piece.length };
}
