import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import { Failure } from '../../engine/api/Failure.ts';
import type { Params } from '../../engine/api/withQuery.ts';
import { lookupParameters, namedParameters, pageParameters } from '../../engine/pickers/parameters.ts';
import type { Picker, PickerColumn } from '../../engine/plan/compiled.ts';
import type { PlanQueryItem } from '../../engine/plan/Plan.ts';
import type { Row } from '../../engine/plan/record.ts';
import { cellKinds, cellTraits } from '../../schemas/generated/language.ts';
import type { CellType, OptionItem } from '../../schemas/generated/types.ts';
import type { CellServices, PickedDepartment } from './CellServices.ts';

type Get = (path: string, params: Params, signal: AbortSignal) => Promise<unknown>;

/** Milliseconds a report's columns and query stay as they are. */
const KEPT = 30_000;

/** The services of pickers. */
export type Pickers = Pick<CellServices, 'picker' | 'pickerPage' | 'pickerRecords' | 'pickerNamed' | 'departments'>;

/** Declared pickers and what they list. */
export function createPickers(get: Get, clock: () => number): Pickers {
  const keep = createKeeper(clock);
  // Others may wait for the same answer: the one who gives up first must not take it from them.
  const { signal: patient } = new AbortController();
  const declared = (id: string) =>
    keep(`picker ${id}`, async () => {
      const answer = await get(pathTo(ENDPOINTS.picker, { id }), {}, patient);
      return withOptions(get, parsePicker(answer), patient);
    });
  const described = ({ source }: Picker) => {
    const load = () => describeReport(get, source.report ?? '', patient);
    // Only pickers of one group share what a report says of itself.
    return source.groupId === undefined ? load() : keep(`report ${source.groupId} ${source.report}`, load);
  };
  const picker = async (id: string): Promise<Picker> => {
    const found = await declared(id);
    if (found.source.report === undefined) return found;
    const { name, ...said } = await described(found);
    return { ...found, ...said, source: { ...found.source, list: dataPath(name) } };
  };
  const listOf = async ({ source: { list, report } }: Picker): Promise<string> => {
    if (report === undefined) return list;
    return keep(`path ${report}`, async () => dataPath(nameOf(await describedColumns(get, report, patient), report)));
  };
  return {
    picker,
    pickerPage: async (of, query, signal) => parsePage(await get(of.source.list, pageParameters(of, query), signal)),
    pickerRecords: async (id, values, signal) => {
      const found = await declared(id);
      return parsePage(await get(await listOf(found), lookupParameters(found, values), signal)).records;
    },
    pickerNamed: async (id, names, signal) => {
      const found = await declared(id);
      return parsePage(await get(await listOf(found), namedParameters(found, names), signal)).records;
    },
    departments: async (signal) => parseDepartments(await get(ENDPOINTS.departmentTree.path, {}, signal)),
  };
}

/** Answers once for whoever asks within the time they are kept; a failure is not kept. */
function createKeeper(clock: () => number) {
  const kept = new Map<string, { at: number; answer: Promise<unknown> }>();
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && clock() - known.at < KEPT) return known.answer as Promise<T>;
    const answer = load();
    kept.set(key, { at: clock(), answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

function parsePicker(value: unknown): Picker {
  const sound = isRecord(value) && isRecord(value.source) && Array.isArray(value.columns) && Array.isArray(value.query);
  if (!sound) throw new Failure({ kind: 'business', code: 500, message: '选择器的声明无法读取' });
  return value as unknown as Picker;
}

/** The picker with the items of its dictionaries written out; one that fails leaves the codes. */
async function withOptions(get: Get, picker: Picker, signal: AbortSignal): Promise<Picker> {
  const codes = new Set([...picker.columns, ...picker.query].flatMap(({ dictCode }) => dictCode ?? []));
  const load = async (code: string) => {
    const items = await get(pathTo(ENDPOINTS.dictionary, { code }), {}, signal).catch(() => []);
    return [code, parseOptions(items)] as const;
  };
  const options = new Map(await Promise.all([...codes].map(load)));
  const filled = <Part extends { dictCode?: string; options?: OptionItem[] }>(part: Part): Part => {
    const items = options.get(part.dictCode ?? '');
    return items ? { ...part, options: items } : part;
  };
  return { ...picker, columns: picker.columns.map(filled), query: picker.query.map(filled) };
}

/** What a report says of itself: how it is called, its columns and what may be asked. */
async function describeReport(
  get: Get,
  code: string,
  signal: AbortSignal,
): Promise<Pick<Picker, 'columns' | 'query'> & { name: string }> {
  const described = await describedColumns(get, code, signal);
  const name = nameOf(described, code);
  const asked = await get(pathTo(ENDPOINTS.reportQuery, { code: name }), {}, signal);
  return { name, columns: parseColumns(described), query: records(asked).map(parseQueryItem) };
}

const describedColumns = (get: Get, code: string, signal: AbortSignal): Promise<unknown> =>
  get(pathTo(ENDPOINTS.reportColumns, { code }), {}, signal);

/** Only the columns go by a report's code, all else by its id, where it has one. */
const nameOf = (described: unknown, code: string): string =>
  (isRecord(described) && text(described.cgRpConfigId)) || code;

const dataPath = (name: string): string => pathTo(ENDPOINTS.listReport, { code: name });

function parseColumns(described: unknown): PickerColumn[] {
  const { columns, dictOptions } = isRecord(described) ? described : {};
  return records(columns).map(({ dataIndex, title, customRender, fieldType, fieldWidth, sorter }) => {
    const key = text(dataIndex);
    const items = isRecord(dictOptions) ? dictOptions[text(customRender) || key] : undefined;
    return {
      key,
      title: text(title) || key,
      kind: cellKinds[cellType(text(fieldType))],
      ...(Number(fieldWidth) > 0 ? { width: Number(fieldWidth) } : {}),
      ...(sorter === true ? {} : { sortable: false }),
      ...(Array.isArray(items) ? { options: parseOptions(items) } : {}),
    };
  });
}

/** Parameters of the report are named as they are sent. */
function parseQueryItem(item: Record<string, unknown>): PlanQueryItem {
  const name = text(item.field);
  const key = name.replace(/^self_/, '');
  const type = cellType(text(item.view));
  const mode = item.mode === 'group' || item.mode === 'like' ? item.mode : 'single';
  const preset = text(item.defValue);
  return {
    key,
    type,
    mode,
    kind: cellKinds[type],
    title: text(item.label) || key,
    param: name !== key,
    required: item.required === true,
    folded: text(item.hidden) === '1',
    ...(preset === '' ? {} : { defaultValue: preset }),
    ...(Array.isArray(item.dictOptions) ? { options: parseOptions(item.dictOptions) } : {}),
  };
}

/** The cell type behind a name of the wire; an unknown one, and one that several go by, is plain text. */
function cellType(view: string): CellType {
  if (Object.hasOwn(cellKinds, view)) return view as CellType;
  const [type = 'input', other] = (Object.keys(cellTraits) as CellType[]).filter(
    (each) => cellTraits[each].view === view,
  );
  return other === undefined ? type : 'input';
}

function parsePage(value: unknown): { records: readonly Row[]; total: number; totalEstimated?: true } {
  const { records: found, total, totalEstimated } = isRecord(value) ? value : {};
  const rows = records(found);
  return { records: rows, total: Number(total) || rows.length, ...(totalEstimated === true ? { totalEstimated } : {}) };
}

function parseOptions(items: unknown): OptionItem[] {
  return records(items).map((item) => ({ value: text(item.value), text: text(item.text) || text(item.value) }));
}

function parseDepartments(value: unknown): PickedDepartment[] {
  return records(value).map((department) => ({
    id: text(department.id),
    orgCode: text(department.orgCode),
    departName: text(department.departName) || text(department.title),
    children: parseDepartments(department.children),
  }));
}

const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
