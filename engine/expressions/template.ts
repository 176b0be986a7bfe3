/** A stretch of a template: text as it stands, or the value of a name. */
type Piece = { text: string } | { name: string };

export type Template =
  | { ok: true; names: string[]; fill(values: Readonly<Record<string, unknown>>): string }
  | TemplateDiagnostic;

/** Why a template is refused: offsets from 0, end excluded. */
export interface TemplateDiagnostic {
  ok: false;
  message: string;
  start: number;
  end: number;
  /** The name that is not there. */
  unknown?: string;
}

const PLACE = /\{\{([^{}]*)\}\}|\$\{([^{}]*)\}/g;

/**
 * Reads a text with `{{ name }}` places (`${name}` of older menus too). Names are looked up in `known`, never
 * evaluated: anything else between the brackets is refused. Empty values fill in as nothing.
 */
export function readTemplate(source: string, known: readonly string[]): Template {
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of source.matchAll(PLACE)) {
    const name = (match[1] ?? match[2] ?? '').trim();
    const [start, end] = [match.index, match.index + match[0].length];
    if (!known.includes(name))
      return { ok: false, message: `没有可用的名称：${name.slice(0, 40)}`, start, end, unknown: name };
    pieces.push({ text: source.slice(last, start) }, { name });
    last = end;
  }
  const rest = source.slice(last);
  const open = rest.search(/\{\{|\$\{/);
  if (open >= 0) return { ok: false, message: '占位符没有结束', start: last + open, end: source.length };
  pieces.push({ text: rest });
  const names = pieces.flatMap((piece) => ('name' in piece ? [piece.name] : []));
  return {
    ok: true,
    names: [...new Set(names)],
    fill: (values) => pieces.map((piece) => written(piece, values)).join(''),
  };
}

function written(piece: Piece, values: Readonly<Record<string, unknown>>): string {
  if ('text' in piece) return piece.text;
  const value = Object.hasOwn(values, piece.name) ? values[piece.name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
