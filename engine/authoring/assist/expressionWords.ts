import { userKeys } from '../../expressions/ExpressionScope.ts';
import { expressionFunctions, nameMeanings } from '../../expressions/vocabulary.ts';
import { AGGREGATES } from '../../measures/readRows.ts';
import { type Found, valueAt, type World } from './Completion.ts';
import { itemsOfField } from './choicesAt.ts';
import { fieldsAt, fieldsOf, ownersAt } from './fieldsAt.ts';
import type { Spot } from './Spot.ts';

/** Within the text of an expression: what it may name and call, for the word before the cursor. */
export function expressionWords(spot: Spot, world: World): Found[] {
  const { typed } = spot;
  if (isQuoted(typed)) return quotedWords(spot, world);
  const [word = ''] = /[A-Za-z_]\w*$/.exec(typed) ?? [];
  const before = typed.slice(0, typed.length - word.length);
  const end = beginOf(spot) + typed.length;
  return wordsBehind(before, spot, world).map((each) => ({ ...each, from: end - word.length, to: end }));
}

/** Whether an expression stands at a place that the schema does not call one. */
export function isCondition({ document: { kind }, path }: Spot): boolean {
  const key = path.findLast((part) => typeof part === 'string');
  if (isMeasure(path)) return true;
  return kind === 'model' && ((path[0] === 'scopes' && key === 'when') || (path[0] === 'states' && key === 'who'));
}

const isMeasure = (path: Spot['path']): boolean => path.at(-1) === 'value' && path.at(-3) === 'measures';

/** Where the text begins, without its quotation mark. */
const beginOf = ({ document: { text }, from }: Spot): number => from + (text[from] === '"' ? 1 : 0);

const isQuoted = (text: string): boolean => (text.match(/'/g)?.length ?? 0) % 2 === 1;

/** Behind a quotation mark: the items of the field that is compared, or roles where those of the user are looked through. */
function quotedWords(spot: Spot, world: World): Found[] {
  const { typed, document } = spot;
  const quote = typed.lastIndexOf("'");
  const before = typed.slice(0, quote);
  const end = beginOf(spot) + typed.length;
  const at = { from: beginOf(spot) + quote + 1, to: end };
  const [, compared] =
    /\b(?:row|old|form)\.(\w+)\s*[!=]=\s*$/.exec(before) ??
    /\b(?:row|old|form)\.(\w+)\s+in\s*\[[^\]]*$/.exec(before) ??
    [];
  const items =
    compared !== undefined
      ? itemsOfField(spot, compared, world)
      : /^[^']*'\s+in\s+user\.roles\b/.test(document.text.slice(end))
        ? (world.compiled.app.roles ?? []).map(({ code, title }) => ({ value: code, text: title }))
        : [];
  return items.map(({ value, text }) => ({ label: value, detail: text, kind: 'value', insert: value, ...at }));
}

function wordsBehind(before: string, spot: Spot, world: World): Found[] {
  if (/(?:^|\W)(?:row|old|form)\.$/.test(before)) return fieldsAt(spot, world);
  if (/(?:^|\W)user\.$/.test(before)) return ofUser(world);
  if (/(?:^|\W)query\.$/.test(before)) return fieldsAt(spot, world);
  if (/(?:^|\W)measure\.$/.test(before)) return otherMeasures(spot);
  if (before.endsWith('.')) return [];
  if (isMeasure(spot.path)) return ofMeasure();
  const lines = linesBehind(before, spot, world);
  const names = Object.entries(nameMeanings).map(([name, help]) => nameOf(name, '名字', help));
  const calls = expressionFunctions.map(({ name, meaning, example }) => callOf(name, `${meaning}\n\n\`${example}\``));
  return [...lines, ...names, ...calls];
}

const nameOf = (name: string, detail: string, help?: string): Found => ({
  label: name,
  detail,
  kind: 'name',
  insert: name,
  ...(help === undefined ? {} : { help }),
});

const callOf = (name: string, help: string): Found => ({
  label: name,
  detail: '函数',
  help,
  kind: 'function',
  insert: `${name}()`,
  caret: name.length + 1,
});

const ofUser = ({ compiled: { app } }: World): Found[] => [
  ...userKeys.map((key) => nameOf(key, '当前用户')),
  ...(app.userLists ?? []).map(({ name }) => nameOf(name, '当前用户的一组值')),
];

/** Sub-tables by their names; within a call over one of them the fields of its rows. */
function linesBehind(before: string, spot: Spot, world: World): Found[] {
  const tables = new Map(ownersAt(spot, world).flatMap(({ lines }) => [...lines]));
  const [, called = ''] = /\b\w+\(\s*(\w+)\s*,[^()]*$/.exec(before) ?? [];
  const rows = tables.get(called);
  if (rows !== undefined) return fieldsOf(rows.id, world.compiled);
  return [...tables].map(([name, { id }]) => nameOf(name, `${world.compiled.models.get(id)?.title ?? id} 的各行`));
}

const ofMeasure = (): Found[] => [
  nameOf('row', '名字', '一行；列写 `row.列`'),
  ...AGGREGATES.map((name) => callOf(name, `汇总各行，例如：\`${name}(${name === 'count' ? '' : 'row.qty'})\``)),
  nameOf('measure', '名字', '别的指标：`measure.名字`'),
];

function otherMeasures({ document, path }: Spot): Found[] {
  const list = valueAt(document.value, path.slice(0, -2));
  const others = Array.isArray(list) ? list.filter((_, index) => index !== path.at(-2)) : [];
  return others.flatMap((each) => {
    const { key, title } = Object(each) as { key?: unknown; title?: unknown };
    return typeof key === 'string' ? nameOf(key, String(title ?? '')) : [];
  });
}
