import { cellKinds, cellTraits, type Traits } from '../../schemas/generated/language.ts';
import type { Column, OptionItem, Rule } from '../../schemas/generated/types.ts';
import { CATEGORY_DICTIONARY, isTableName, snakeCase, systemFields } from '../names.ts';
import type { Dictionary, Field, Store } from '../plan/compiled.ts';
import { kindOf } from '../plan/declaredColumn.ts';
import type { ColumnWith, ValueKind } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import { AREA_DICTIONARY } from '../values/areas.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { type Document, declaredAt } from './documents.ts';
import type { Linker } from './Linker.ts';
import type { Path } from './places.ts';

/** What the server keeps for itself; no field may carry the name. */
const reserved = new Set<string>([...systemFields.map((field) => field.key), 'tenantId']);

/** Whether the server keeps that key for itself. */
export const isOwnKey = (key: string): boolean => reserved.has(key);

/** Of dictionaries only their kinds: most that is made does not change with their items. */
export type DictionaryKinds = ReadonlyMap<string, Dictionary['kind']>;

/** A typed column's own checks: its choices and its dictionary exist. */
export function checkColumn(
  linker: Linker,
  document: Document,
  column: Column,
  path: Path,
  dictionaries: DictionaryKinds,
): void {
  const dictCode = 'dictCode' in column ? column.dictCode : undefined;
  if (dictCode === undefined) {
    const offers = 'options' in column && column.options !== undefined;
    if (!offers && isCoded(column)) linker.report(document, 'choices', sentences.choices(column.key), path);
    return;
  }
  if ('options' in column && column.options !== undefined && isCoded(column))
    linker.report(document, 'choices', sentences.choices(column.key), path);
  const kind = dictionaries.get(dictCode);
  if (kind === undefined) linker.reference(document, '字典', dictCode, dictionaries, [...path, 'dictCode']);
  else if (kind !== 'tree' && cellTraits[column.type].tree === 'dictionary')
    linker.report(document, 'not-a-tree', sentences['not-a-tree'](dictCode), [...path, 'dictCode']);
}

function isCoded(column: Column): boolean {
  const kind = kindOf(column);
  return kind === 'code' || kind === 'codes';
}

/** Dictionary code and options of a column whose type has them. */
export function choicesOf(column: Column): { dictCode?: string; options?: OptionItem[] } {
  const found: { dictCode?: string; options?: OptionItem[] } = {};
  if ('dictCode' in column && column.dictCode !== undefined) found.dictCode = column.dictCode;
  if ('options' in column && column.options !== undefined) found.options = column.options;
  return found;
}

/** The dictionary of a column's values: the one it names, the areas or the categories. */
export function dictCodeOf(column: Column): string | undefined {
  if (cellKinds[column.type] === 'area') return AREA_DICTIONARY;
  if (cellTraits[column.type].tree === 'category') return CATEGORY_DICTIONARY;
  return 'dictCode' in column ? column.dictCode : undefined;
}

/** The field a model's column stands for: how it is kept, checked and named in the table. */
export function fieldOf(linker: Linker, document: Document, cell: Column, path: Path): Field {
  if (isOwnKey(cell.key))
    linker.report(document, 'reserved-name', sentences['reserved-name'](cell.key), [...path, 'key']);
  const traits: Traits = cellTraits[cell.type];
  const kind = kindOf(cell);
  if (kind === 'secret' && cell.query !== undefined && cell.query !== false)
    linker.report(document, 'secret-query', sentences['secret-query'](cell.key), [...path, 'query']);
  if (kind === 'secret') checkSecret(linker, document, cell, path);
  const store = storeOf(linker, document, cell, kind, path);
  const column = cell.store?.column ?? snakeCase(cell.key);
  if (!isTableName(column))
    linker.report(document, 'table-name', sentences['table-name']('列名', column), [...path, 'key']);
  const rules = rulesOf(cell, store, kind, traits);
  const dictCode = dictCodeOf(cell);
  const field: Field = {
    key: cell.key,
    column,
    title: cell.title ?? cell.key,
    type: cell.type,
    kind,
    store,
    required: rules.some((rule) => rule.rule === 'required'),
    restricted: cell.restricted === true,
    readOnly:
      cell.disabled === true ||
      traits.readOnly === true ||
      (store.links !== undefined && store.links.target === undefined),
    rules,
    cell,
  };
  if (dictCode !== undefined) field.dictCode = dictCode;
  if (hasStatistics(cell)) field.statisticsAt = declaredAt(document, [...path, 'statistics']);
  return field;
}

/** Whether figures stand below a column. */
export const hasStatistics = ({ statistics }: Pick<Column, 'statistics'>): boolean =>
  statistics !== undefined && statistics.length > 0;

/** Nothing tells two hashes of the same secret from those of two. */
function checkSecret(linker: Linker, document: Document, cell: Column, path: Path): void {
  const report = (at: Path) =>
    linker.report(document, 'secret-unique', sentences['secret-unique'](cell.key), [...path, ...at]);
  if (cell.store?.unique === true) report(['store', 'unique']);
  for (const [index, rule] of (cell.validateRules ?? []).entries())
    if (typeof rule === 'object' && rule.rule === 'unique') report(['validateRules', index]);
}

const storesOfKind: Record<ValueKind, Store['type'][]> = {
  text: ['varchar', 'text'],
  number: ['decimal', 'integer', 'bigint'],
  flag: ['varchar'],
  date: ['date'],
  datetime: ['timestamp'],
  time: ['time'],
  // Tables of the system keep some codes as numbers.
  code: ['varchar', 'integer'],
  codes: ['varchar', 'text'],
  reference: ['varchar'],
  files: ['varchar', 'text'],
  markup: ['text'],
  secret: ['text'],
  json: ['json'],
  area: ['varchar'],
};

const lengths: Partial<Record<ValueKind, number>> = {
  text: 255,
  flag: 10,
  code: 60,
  codes: 1000,
  reference: 60,
  files: 2000,
  area: 6,
};

function storeOf(linker: Linker, document: Document, cell: Column, kind: ValueKind, path: Path): Store {
  const allowed = storesOfKind[kind];
  const hinted = cell.store?.type;
  if (hinted !== undefined && !allowed.includes(hinted))
    linker.report(document, 'store-type', sentences['store-type'](hinted, allowed), [...path, 'store', 'type']);
  const type = hinted ?? defaultStore(cell, kind);
  const store = sizedStore(cell, kind, type);
  if (cell.store?.links !== undefined) store.links = cell.store.links;
  return store;
}

/** Whole at once: what is added to an object later takes room of its own, in each of tens of thousands. */
function sizedStore(cell: Column, kind: ValueKind, type: Store['type']): Store {
  const { length, scale, index = false, unique = false } = cell.store ?? NO_STORE;
  if (type === 'varchar') {
    const most = 'maxLength' in cell ? cell.maxLength : undefined;
    return { type, index, unique, length: length ?? most ?? lengthOf(cell, kind) };
  }
  if (type !== 'decimal') return { type, index, unique };
  return { type, index, unique, length: length ?? 18, scale: scale ?? scaleOf(cell) ?? 4 };
}

const NO_STORE: NonNullable<Column['store']> = {};

function defaultStore(cell: Column, kind: ValueKind): Store['type'] {
  if (kind === 'number' && scaleOf(cell) === 0) return 'integer';
  return cellTraits[cell.type].store ?? storesOfKind[kind][0] ?? 'text';
}

/** Several references stand in one text. */
function lengthOf(cell: Column, kind: ValueKind): number {
  const several = 'multiple' in cell && cell.multiple === true;
  return several ? 1000 : (lengths[kind] ?? 255);
}

/** A percentage shown with one digit is kept with three. */
function scaleOf(cell: Column): number | undefined {
  if (!('precision' in cell) || cell.precision === undefined) return undefined;
  return cell.format === 'percent' ? cell.precision + 2 : cell.precision;
}

const NO_RULES: readonly Rule[] = [];

/** Declared rules (already objects), and what the table itself demands, so that the database never has to refuse. */
function rulesOf(cell: Column, store: Store, kind: ValueKind, { rule: built }: Traits): Rule[] {
  const rules = (cell.validateRules ?? NO_RULES) as Rule[];
  const own = rules.slice();
  if (
    store.type === 'varchar' &&
    (kind === 'text' || kind === 'codes') &&
    store.length !== undefined &&
    !rules.some((rule) => rule.rule === 'length' && rule.max !== undefined)
  ) {
    own.push({ rule: 'length', max: store.length });
  }
  if (
    ('min' in cell || 'max' in cell) &&
    (cell.min !== undefined || cell.max !== undefined) &&
    !rules.some((rule) => rule.rule === 'range')
  ) {
    own.push(rangeOf(cell));
  }
  if (store.type !== 'varchar') addDigits(own, cell, store);
  if (built !== undefined && !rules.some(({ rule }) => rule === built)) {
    const weekNumbers = 'weekNumbers' in cell ? cell.weekNumbers : undefined;
    own.push({ rule: built, ...(weekNumbers === undefined ? {} : { weekNumbers }) });
  }
  // No longer than it must be: what grew has room for more, in each of tens of thousands.
  return own.slice();
}

/** Bounds of percentages are told as percentages. */
function rangeOf(cell: ColumnWith<'min'>): Rule {
  const { min, max } = cell;
  const rule: Extract<Rule, { rule: 'range' }> = { rule: 'range' };
  if (min !== undefined) rule.min = min;
  if (max !== undefined) rule.max = max;
  if (!('format' in cell) || cell.format !== 'percent') return rule;
  const [least, most] = [min, max].map((bound) => valueTypes.number.toText(bound, { format: 'percent' }));
  if (min === undefined) rule.message = `不能大于${most}`;
  else rule.message = max === undefined ? `不能小于${least}` : `应在${least}到${most}之间`;
  return rule;
}

/** What the table keeps of a number; a computed one is rounded when it is saved. */
function addDigits(rules: Rule[], cell: Column, { type, length = 18, scale = 0 }: Store): void {
  const computed = cell.value !== undefined;
  if (type === 'integer' || type === 'bigint') {
    if (!computed) rules.push({ rule: 'digits', decimals: 0 });
    return;
  }
  if (type !== 'decimal') return;
  const whole = length - scale;
  if (computed) rules.push({ rule: 'digits', whole });
  else if (!('format' in cell) || cell.format !== 'percent') rules.push({ rule: 'digits', whole, decimals: scale });
  else {
    const message = `百分数最多${Math.max(scale - 2, 0)}位小数`;
    rules.push({ rule: 'digits', decimals: scale, message }, { rule: 'digits', whole });
  }
}

/** The cell types of a trait, as a problem names them to the author. */
export function typesWith(trait: keyof Traits): string {
  return Object.entries(cellTraits)
    .flatMap(([type, traits]) => (traits[trait] ? [type] : []))
    .join('、');
}

/** Whether something written says one of these keys: of many keys there are it says few, and those are gone through. */
export function says(written: object, keys: ReadonlySet<string>): boolean {
  for (const key in written) if (keys.has(key)) return true;
  return false;
}
