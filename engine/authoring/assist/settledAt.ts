import { allowable } from '../../checkSentences.ts';
import { PRINT_WORDS } from '../../compile/prints/printText.ts';
import { placeNames } from '../../lists/defaultValue.ts';
import { camelCase, permissionPrefix } from '../../names.ts';
import type { MenuNode } from '../../plan/compiled.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { paramKind } from '../../plan/queryItems.ts';
import { dayNames, periodTitles } from '../../queries/periods.ts';
import { sessionPresets } from '../../queries/presets.ts';
import { asValue, type Found, valueAt, type World } from './Completion.ts';
import { choicesAt } from './choicesAt.ts';
import { around, fieldsAt } from './fieldsAt.ts';
import type { Spot } from './Spot.ts';

/** What the schemas leave open and the product knows: items of dictionaries, defaults, permissions, addresses, reasons. */
export function settledAt(spot: Spot, world: World): Found[] {
  const { document, path } = spot;
  const choices = choicesAt(spot, world);
  if (choices.length > 0) return choices;
  if (path.at(-1) === 'defaultValue') return defaultsAt(spot);
  if (path.length === 1 && path[0] === 'permission') return permissions(document.id, world);
  if (document.kind === 'report' && path[0] === 'columns' && path.at(-1) === 'key')
    return outputs(document.file, world);
  if (document.kind === 'print') return printWords(spot, world);
  if (document.kind === 'app' && path[0] === 'home') return addresses(world.compiled.menu);
  return path[0] === 'allow' && path.length === 2 ? reasons(spot, world) : [];
}

/** What the statement of a report puts out and no column shows. */
const outputs = (file: string, { compiled: { problems } }: World): Found[] =>
  problems
    .filter((each) => each.code === 'output-undeclared' && each.file === file)
    .map(({ found }) => asValue(camelCase(found ?? ''), 'SQL 的输出，还没有列'));

/** Behind `${` fields, behind `#{` what is known without a record. */
function printWords(spot: Spot, world: World): Found[] {
  const { typed, from, document } = spot;
  const [, sign, word = ''] = /([$#])\{(\w*)$/.exec(typed) ?? [];
  if (sign === undefined) return [];
  const end = from + 1 + typed.length;
  const found: Found[] =
    sign === '$'
      ? fieldsAt(spot, world)
      : PRINT_WORDS.map((each) => ({ label: each, detail: '打印时的值', kind: 'name', insert: each }));
  const close = document.text[end] === '}' ? '' : '}';
  return found.map((each) => ({ ...each, insert: each.insert + close, from: end - word.length, to: end }));
}

function defaultsAt({ document, path }: Spot): Found[] {
  if (document.kind === 'report' && path[0] === 'params') return ofParam(valueAt(document.value, around(path)));
  const isColumn = document.kind === 'model' && path.at(-2) !== 'query';
  return isColumn ? placeNames.map((name) => asValue(`#{${name}}`, '新增时的值')) : [];
}

function ofParam(param: unknown): Found[] {
  const { type } = Object(param) as { type?: Parameters<typeof paramKind>[0] };
  if (type === 'period') return Object.entries(periodTitles).map(([name, title]) => asValue(name, title));
  const kind: ValueKind = type === undefined ? 'text' : paramKind(type);
  if (kind === 'date' || kind === 'datetime') return dayNames.map((name) => asValue(name, '随打开的那天'));
  return kind === 'text' ? sessionPresets.map((name) => asValue(name, '打开的人')) : [];
}

/** That of the file's own name first, which is what holds where none is written. */
function permissions(id: string, { compiled: { models, reports } }: World): Found[] {
  const known = [...models.values(), ...reports.values()].map((each) => asValue(each.permission, each.title));
  return [asValue(permissionPrefix(id), '默认'), ...known];
}

const addresses = (nodes: readonly MenuNode[]): Found[] =>
  nodes.flatMap(({ path, title, url, children }) =>
    children.length > 0 ? addresses(children) : url === undefined ? asValue(path, title) : [],
  );

/** What can be allowed, with its colon; what is told of the file at the moment first. */
function reasons({ document: { file } }: Spot, { compiled: { problems } }: World): Found[] {
  const told = problems.filter((each) => each.file === file).map(({ code, message }) => [code, message] as const);
  const all = new Map<string, string>([
    ...told.filter(([code]) => allowable.some((each) => each === code)),
    ...allowable.flatMap((code) => (told.some(([each]) => each === code) ? [] : [[code, ''] as const])),
  ]);
  return [...all].map(([code, message]) => {
    const insert = JSON.stringify(`${code}：`);
    return { label: code, detail: message, kind: 'value', insert, caret: insert.length - 1 };
  });
}
