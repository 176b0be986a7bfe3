import { findNodeAtLocation } from 'jsonc-parser';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { WhyChoices, WhyOutcome } from '../../../engine/api/why.ts';
import { documentOf } from '../../../engine/authoring/documentOf.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { type Path, positionAt } from '../../../engine/compile/places.ts';
import { CATEGORY_DICTIONARY } from '../../../engine/names.ts';
import { firstQuery, pageParameters } from '../../../engine/pickers/parameters.ts';
import type { Dictionary, DictionaryItem, Picker } from '../../../engine/plan/compiled.ts';
import type { DictionaryTree, PlanColumn } from '../../../engine/plan/Plan.ts';
import { createLinkedOptions, linkageOf } from '../../../engine/rows/linkage.ts';
import type { GridColumn, GridRow } from '../../../engine/rows/RowTable.ts';
import { AREA_DICTIONARY } from '../../../engine/values/areas.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import { scopeNoteOf } from '../../access/rowScopes.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { reportByCode } from '../../http/wireCodes.ts';
import { mayReadPicker } from '../pickerRoutes.ts';

/** A column, a field or a condition, as far as its choices go. */
export type Choosing = Pick<PlanColumn, 'key' | 'title' | 'type'> & {
  dictCode?: string;
  options?: readonly Item[];
  tree?: DictionaryTree;
  picker?: string;
  pcode?: string;
  condition?: string;
};

interface World extends Pick<Context, 'rights'> {
  compiled: ReturnType<Context['compiled']>;
  files: readonly SourceFile[];
  actor: Actor;
}

type Row = Readonly<Record<string, unknown>>;
type Item = Pick<DictionaryItem, 'parent' | 'value'>;

/** Of a search on the server, as its editor begins. */
const SEARCHED = 10;

/**
 * Where the choices of a column come from, for whoever asks. `around`: what stands beside it, of which one may decide
 * what it offers; `row`: the row it was asked about. Undefined: nothing is chosen in it.
 */
export function choicesOf(
  column: Choosing,
  around: readonly Choosing[],
  row: Row | undefined,
  world: World,
): WhyChoices | undefined {
  const { options, dictCode, picker, pcode, condition } = column;
  const category = pcode ?? (dictCode === CATEGORY_DICTIONARY ? '0' : undefined);
  const found = fromPicker(picker, world) ?? fromCategories(category) ?? fromDictionary(column, world);
  if (found === undefined && options === undefined) return undefined;
  const items = options ?? world.compiled.dictionaries.get(dictCode ?? '')?.items ?? [];
  const above = linked(column, around, row, column.tree === undefined ? items : undefined);
  const said =
    condition === undefined ? [] : [{ what: '条件', said: condition, outcome: '只取合条件的', passed: true }];
  const from = found ?? { from: `声明里写明的 ${items.length} 个选项`, filters: [] };
  return { ...from, filters: [...from.filters, ...said, ...above] };
}

function fromPicker(id: string | undefined, world: World): WhyChoices | undefined {
  const { compiled, actor } = world;
  const picker = id === undefined ? undefined : compiled.pickers.get(id);
  if (picker === undefined) return undefined;
  const { source, title } = picker;
  const model = source.model === undefined ? undefined : compiled.models.get(source.model);
  const report = source.report === undefined ? undefined : reportByCode(compiled, source.report);
  const may = mayReadPicker({ compiled: () => compiled, rights: world.rights }, actor, picker);
  const params = Object.entries(source.params ?? {}).map(
    ([key, said]): WhyOutcome => ({ what: '报表参数', said: `${key} = ${said}`, outcome: '', passed: true }),
  );
  return {
    from: `选择器「${title}」（${picker.id}）`,
    ...placeOf('picker', picker.id, [], world),
    filters: [
      permitted(may, report?.title ?? model?.title ?? title),
      ...params,
      ...(model === undefined ? [] : scoped(model.id, world)),
    ],
    call: pickerCall(picker),
  };
}

function pickerCall(picker: Picker): NonNullable<WhyChoices['call']> {
  const { source, tree } = picker;
  if (source.pcode !== undefined)
    return { path: ENDPOINTS.categoryRoot.path, params: { async: false, pcode: source.pcode } };
  if (tree === 'chosen') return { path: source.list, params: {} };
  const path = source.report === undefined ? source.list : pathTo(ENDPOINTS.listReport, { code: source.report });
  return { path, params: pageParameters(picker, firstQuery(picker)) };
}

function fromDictionary({ dictCode: code, type, tree }: Choosing, world: World): WhyChoices | undefined {
  if (code === undefined) return undefined;
  if (code === AREA_DICTIONARY) return { from: '省市区，随程序带来', filters: [] };
  const dictionary = world.compiled.dictionaries.get(code);
  const { remote = false } = cellTraits[type];
  const path = remote ? ENDPOINTS.searchDictionary : ENDPOINTS.dictionary;
  const asked = remote ? { keyword: '', pageSize: SEARCHED } : {};
  const { root = '', ...names } = tree ?? {};
  const call = tree
    ? { path: ENDPOINTS.dictionaryTree.path, params: { ...names, pid: root } }
    : { path: pathTo(path, { code }), params: asked };
  if (dictionary === undefined) return { from: `字典 ${code}，没有声明，项目存在“数据字典”里`, filters: [], call };
  const within: Path = dictionary.source ? ['source'] : ['items'];
  return {
    from: `字典「${dictionary.title}」（${code}）`,
    ...placeOf('dictionary', code, within, world),
    filters: dictionary.source ? ofRecords(dictionary, dictionary.source, world) : switchedOff(dictionary),
    call,
  };
}

function ofRecords({ code }: Dictionary, source: NonNullable<Dictionary['source']>, world: World): WhyOutcome[] {
  const { compiled, rights, actor } = world;
  const model = compiled.models.get(source.model);
  const titled = (column: string) => model?.fields.find((field) => field.column === column)?.title ?? column;
  return [
    permitted(rights.mayDictionary(actor, code), model?.title ?? source.model),
    ...source.where.map(
      ({ column, values }): WhyOutcome => ({
        what: '取数条件',
        said: `${titled(column)} 是 ${values.join('、')}`,
        outcome: '只取合条件的',
        passed: true,
      }),
    ),
    ...scoped(source.model, world),
  ];
}

function switchedOff({ items }: Dictionary): WhyOutcome[] {
  const off = items.filter(({ disabled }) => disabled === true).map(({ text }) => text);
  return off.length === 0
    ? []
    : [{ what: '停用的项', said: off.join('、'), outcome: `${off.length} 项不能选`, passed: true }];
}

function fromCategories(pcode: string | undefined): WhyChoices | undefined {
  if (pcode === undefined) return undefined;
  const from = pcode === '' || pcode === '0' ? '分类字典，全部' : `分类字典 ${pcode} 之下`;
  return { from, filters: [], call: { path: ENDPOINTS.categoryRoot.path, params: { async: true, pcode } } };
}

const permitted = (may: boolean, title: string): WhyOutcome => ({
  what: '权限',
  said: `看「${title}」的记录`,
  outcome: may ? '可以' : '不可以，所以一项也没有',
  passed: may,
});

/** Rows that whoever asks does not see are not offered either. */
function scoped(model: string, { compiled, actor }: World): WhyOutcome[] {
  const of = compiled.models.get(model);
  const note = of ? scopeNoteOf(actor, compiled, of) : '';
  return note === '' ? [] : [{ what: '数据范围', said: note, outcome: '看不到的不在选项里', passed: true }];
}

/** What the value above decides; `items`: all there are, where they are at hand. */
function linked(
  column: Choosing,
  around: readonly Choosing[],
  row: Row | undefined,
  items: readonly Item[] | undefined,
): WhyOutcome[] {
  const columns = around as readonly GridColumn[];
  const upper = linkageOf(columns).upper(column.key);
  if (upper === undefined) return [];
  const title = around.find(({ key }) => key === upper)?.title ?? upper;
  const said = `由「${title}」决定`;
  if (row === undefined) return [{ what: '上级', said, outcome: '没有问到具体的行', passed: true }];
  const { parentOf, optionsFor } = createLinkedOptions(columns);
  const parent = parentOf(column, row as GridRow);
  if (parent === null)
    return [{ what: '上级', said, outcome: `这一行的「${title}」是空，所以没有可选的`, passed: false }];
  if (items === undefined) return [{ what: '上级', said, outcome: `这一行是 ${parent}`, passed: true }];
  const left = optionsFor(column as GridColumn, row as GridRow, items).length;
  return [{ what: '上级', said, outcome: `这一行是 ${parent}，其下 ${left} 项`, passed: left > 0 }];
}

/** The file of a declaration and the line of a part of it. */
function placeOf(kind: string, id: string, path: Path, { compiled, files }: World): Pick<WhyChoices, 'place'> {
  const file = compiled.catalog().find((each) => each.kind === kind && each.id === id)?.file;
  const source = files.find((each) => each.path === file);
  if (file === undefined || source === undefined) return {};
  const { tree, text } = documentOf(source) ?? {};
  const node = tree && findNodeAtLocation(tree, path);
  return { place: { file, line: text === undefined ? 1 : positionAt(text, node?.parent?.offset ?? 0).line } };
}
