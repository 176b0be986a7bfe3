import type { Model } from '../../plan/compiled.ts';
import { type Problem, sentences } from '../../problems.ts';
import { type Document, problemIn } from '../documents.ts';

/** So many fields that are not there are no slips of the pen. */
const MANY = 3;

/** Files whose fields are all another model's say the wrong one: that is told, instead of each field by itself. */
export function withWrongModels(
  problems: readonly Problem[],
  documents: readonly Document[],
  models: ReadonlyMap<string, Model>,
): readonly Problem[] {
  const missing = new Map<string, Set<string>>();
  for (const problem of problems)
    if (isMissingField(problem)) missing.set(problem.file, (missing.get(problem.file) ?? new Set()).add(problem.found));
  const causes = [...missing].flatMap(([file, keys]) => {
    const document = keys.size < MANY ? undefined : documents.find((each) => each.file === file);
    return (document && wrongModel(document, keys, models)) ?? [];
  });
  if (causes.length === 0) return problems;
  const told = new Set(causes.map(({ file }) => file));
  // What else is wrong of them is told when they say the right one.
  return [...problems.filter(({ file }) => !told.has(file)), ...causes];
}

const isMissingField = (problem: Problem): problem is Problem & { found: string } =>
  problem.code === 'unknown-reference' && problem.found !== undefined && /^找不到(?:字段|指标) /.test(problem.message);

function wrongModel(
  document: Document,
  keys: ReadonlySet<string>,
  models: ReadonlyMap<string, Model>,
): Problem | undefined {
  const said = (document.value as { model?: unknown } | null)?.model;
  const own = typeof said === 'string' ? models.get(said) : undefined;
  if (own === undefined) return undefined;
  const named = stringsIn(document.value, new Set());
  const mine = own.fields.filter(({ key }) => named.has(key));
  const fitting = [...models.values()].filter((model) => {
    const has = new Set([...model.fields, ...model.measures].map(({ key }) => key));
    // What only its own model has speaks for that.
    return [...keys].every((key) => has.has(key)) && mine.filter(({ key }) => !has.has(key)).length * 2 < keys.size;
  });
  const [only, another] = fitting;
  if (only === undefined || another !== undefined) return undefined;
  const listed = [...keys].slice(0, MANY).map((key) => `"${key}"`);
  const sentence = sentences['unknown-reference']('字段', own.id, [only.id], only.id);
  const message = `${listed.join('、')} 等 ${keys.size} 个字段或指标不在模型 "${own.id}" 里，都在模型 "${only.id}" 里`;
  return problemIn(document, 'unknown-reference', { ...sentence, message, expected: `"${only.id}"` }, ['model']);
}

function stringsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) stringsIn(each, found);
  return found;
}
