import { snakeCase, systemFields } from '../../names.ts';
import type { Model } from '../../plan/compiled.ts';
import type { ValueKind } from '../../plan/Plan.ts';

export type ParamType = 'input' | 'inputNumber' | 'date' | 'datetime' | 'period';

export interface InferredParam {
  key: string;
  type: ParamType;
  /** What its type was told by. */
  evidence: string | undefined;
}

/** Of the kinds of values that a statement can be told to be about. */
export const PARAM_TYPES: Partial<Record<ValueKind, ParamType>> = {
  number: 'inputNumber',
  date: 'date',
  datetime: 'datetime',
};
const CASTS: readonly (readonly [RegExp, ParamType])[] = [
  [/^::\s*date\b/i, 'date'],
  [/^::\s*timestamp/i, 'datetime'],
  [/^::\s*(?:numeric|decimal|int|bigint|float|real|double)/i, 'inputNumber'],
  [/^::\s*(?:text|varchar)/i, 'input'],
];

/** The parameters of a report's SQL in their order; `dateFrom` beside `dateTo` are a period. */
export function paramsOf(sql: string, models: readonly Model[]): InferredParam[] {
  const plain = sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const found = new Map<string, InferredParam>();
  for (const match of plain.matchAll(/\$\{\s*(\w+)\s*\}/g)) {
    const key = match[1] ?? '';
    const told =
      found.get(key)?.evidence === undefined ? evidenceAt(plain, match.index, match[0].length, models) : undefined;
    found.set(key, { key, type: 'input', evidence: undefined, ...found.get(key), ...told });
  }
  return [...found.values()].flatMap((param) => {
    const [, base = ''] = /^(.+)(?:From|To)$/.exec(param.key) ?? [];
    if (base === '' || !found.has(`${base}From`) || !found.has(`${base}To`)) return [param];
    const period: InferredParam = {
      key: base,
      type: 'period',
      evidence: `\${${base}From} 与 \${${base}To} 是一段日期`,
    };
    return param.key.endsWith('From') ? [period] : [];
  });
}

/** What stands on the other side of a comparison, or the type it is cast to. */
function evidenceAt(
  sql: string,
  at: number,
  length: number,
  models: readonly Model[],
): Pick<InferredParam, 'type' | 'evidence'> | undefined {
  const after = sql.slice(at + length, at + length + 80);
  const cast = CASTS.find(([pattern]) => pattern.test(after));
  if (cast) return { type: cast[1], evidence: `写成了 ${after.split(/[\s,)]/)[0]}` };
  const [, before] = /([\w.]+)\s*(?:=|<>|!=|<=|>=|<|>)\s*$/.exec(sql.slice(Math.max(0, at - 80), at)) ?? [];
  const [, behind] = /^\s*(?:=|<>|!=|<=|>=|<|>)\s*([\w.]+)/.exec(after) ?? [];
  const [, between] =
    /([\w.]+)\s+between\s+(?:\$\{\s*\w+\s*\}\s+and\s+)?$/i.exec(sql.slice(Math.max(0, at - 120), at)) ?? [];
  const column = (before ?? behind ?? between)?.split('.').at(-1)?.toLowerCase();
  if (column === undefined) return undefined;
  const fields = models.flatMap((model) => model.fields.filter((field) => field.column === column));
  const stamp = fields.length === 0 ? stamps.get(column) : undefined;
  if (stamp !== undefined) return { type: PARAM_TYPES[stamp] ?? 'input', evidence: `与 ${column} 比较` };
  const types = new Set(
    fields.map(({ kind, store }) => (store.type === 'integer' ? 'inputNumber' : (PARAM_TYPES[kind] ?? 'input'))),
  );
  const [type, ...others] = types;
  return type === undefined || others.length > 0
    ? undefined
    : { type, evidence: `与 ${column}（${fields[0]?.title}）比较` };
}

/** Columns every table has beside its fields. */
const stamps: ReadonlyMap<string, ValueKind> = new Map(systemFields.map(({ key, kind }) => [snakeCase(key), kind]));
