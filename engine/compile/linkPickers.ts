import type {
  BusinessPicker,
  CategoryPicker,
  DepartmentPicker,
  PickerColumnOverride,
  PickerFile,
  PopupPicker,
  PositionPicker,
  QueryItem,
  RolePicker,
  UserPicker,
} from '../../schemas/generated/types.ts';
import { ENDPOINTS, pathTo } from '../api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../api/familyEndpoints.ts';
import type { Model, Picker, PickerColumn, Report } from '../plan/compiled.ts';
import type { PlanColumn, PlanQueryItem, PlanSort } from '../plan/Plan.ts';
import { queryItem } from '../plan/queryItems.ts';
import type { Document } from './documents.ts';
import { createLinker, type Declared, type Linker } from './Linker.ts';
import { choicesOf } from './linkFields.ts';
import { normalizePicker } from './normalizePicker.ts';
import { personColumns, positionColumns, roleColumns } from './pickerColumns.ts';
import type { Path } from './places.ts';
import { defaultColumns, defaultQuery, fieldsByKey } from './screens/planColumns.ts';

/** What pickers choose from. */
export interface PickerWorld {
  reports: ReadonlyMap<string, Report>;
  models: ReadonlyMap<string, Model>;
}

const builtIn = new Map(
  [
    { title: '按部门选择用户', type: 'user' },
    { title: '选择角色', type: 'role' },
    { title: '选择职务', type: 'position' },
    { title: '选择部门', type: 'department' },
    { title: '选择分类', type: 'category' },
  ].map((value) => [value.type, normalizePicker(value) as unknown as PickerFile]),
);

/** Every picker by its id, as normalized: the built-in ones are called by their types, a file of that name replaces one. */
export function declaredPickers(files: ReadonlyMap<string, Declared<PickerFile>>): ReadonlyMap<string, PickerFile> {
  return new Map([...builtIn, ...[...files].map(([id, { value }]): [string, PickerFile] => [id, value])]);
}

/**
 * A picker with its parts; undefined when it names a report, a model or a column that is not there. A built-in one has no
 * document; that it is sound is a matter of this file's own tests.
 */
export function linkPicker(
  linker: Linker,
  { id, value, document }: { id: string; value: PickerFile; document: Document | undefined },
  world: PickerWorld,
): Picker | undefined {
  return pickerOf({ linker: document ? linker : createLinker(), document: document ?? NOWHERE, world }, id, value);
}

const NOWHERE: Document = {
  file: '',
  text: '',
  kind: 'picker',
  id: '',
  value: {},
  tree: { type: 'object', offset: 0, length: 0 },
  valid: true,
  spelled: [],
};

const newestFirst: PlanSort = { key: 'createTime', order: 'desc' };

interface Scope {
  linker: Linker;
  document: Document;
  world: PickerWorld;
}

function pickerOf(scope: Scope, id: string, value: PickerFile): Picker | undefined {
  switch (value.type) {
    case 'user':
      return userPicker(scope, id, value);
    case 'role':
      return listed(scope, id, value, { list: FAMILY_ENDPOINTS.roles.path, columns: roleColumns });
    case 'position':
      return {
        ...listed(scope, id, value, { list: FAMILY_ENDPOINTS.positions.path, columns: positionColumns }),
        sort: newestFirst,
      };
    case 'department':
      return departmentPicker(id, value);
    case 'category':
      return categoryPicker(id, value);
    case 'business':
      return businessPicker(scope, id, value);
    case 'popup':
      return popupPicker(scope, id, value);
  }
}

/** What every picker has, whatever its type. */
function base(id: string, value: PickerFile): Omit<Picker, 'value' | 'text' | 'source'> {
  const { type, title, multiple = false, width = 1200 } = value;
  const pageSizes = 'pageSizes' in value ? (value.pageSizes ?? [10]) : [10];
  return { id, type, title, multiple, width, separator: ',', columns: [], query: [], pageSizes, chosen: 'bar' };
}

type Listed = UserPicker | RolePicker | PositionPicker;

function listed(
  scope: Scope,
  id: string,
  declared: Listed,
  { list, columns }: { list: string; columns: readonly PlanColumn[] },
): Picker {
  const known = new Map(columns.map((column) => [column.key, column]));
  const { value = 'id', text = value } = declared;
  return { ...base(id, declared), value, text, source: { list }, ...parts(scope, declared, known) };
}

function userPicker(scope: Scope, id: string, value: UserPicker): Picker {
  const narrowed = value.byDepartment !== false;
  const list = (narrowed ? FAMILY_ENDPOINTS.usersOfDepartments : ENDPOINTS.users).path;
  return {
    ...listed(scope, id, value, { list, columns: personColumns }),
    sort: newestFirst,
    ...(narrowed ? { tree: 'narrows' as const } : {}),
  };
}

function departmentPicker(id: string, declared: DepartmentPicker): Picker {
  const { value = 'orgCode', linked = false } = declared;
  const source = { list: ENDPOINTS.departmentTree.path };
  return { ...base(id, declared), value, text: 'departName', source, tree: 'chosen', linked };
}

function categoryPicker(id: string, declared: CategoryPicker): Picker {
  const { pcode = '0', linked = false } = declared;
  const source = { list: ENDPOINTS.categoryRoot.path, pcode };
  return { ...base(id, declared), value: 'id', text: 'name', source, tree: 'chosen', linked };
}

function businessPicker(scope: Scope, id: string, declared: BusinessPicker): Picker | undefined {
  const { linker, document, world } = scope;
  const model = linker.reference(document, '模型', declared.model, world.models, ['model']);
  if (model === undefined) return undefined;
  const known = fieldsByKey(model);
  const { value, text = value } = declared;
  for (const key of ['value', 'text'] as const) {
    const name = declared[key];
    if (name !== undefined) linker.reference(document, '字段', name, known, [key]);
  }
  const { columns, query } = parts(scope, declared, known);
  return {
    ...base(id, declared),
    value,
    text,
    source: { list: pathTo(ENDPOINTS.listRecords, { code: model.code }), model: model.id },
    columns: declared.columns === undefined ? defaultColumns(model).slice(0, 6).map(pickerColumn) : columns,
    query: declared.query === undefined ? defaultQuery(model) : query,
    chosen: 'side',
    ellipsis: declared.ellipsis ?? 12,
  };
}

function popupPicker(scope: Scope, id: string, declared: PopupPicker): Picker | undefined {
  const { linker, document, world } = scope;
  const report = linker.reference(document, '报表', declared.report, world.reports, ['report']);
  if (report === undefined) return undefined;
  const columns = new Map(report.columns.map((column) => [column.key, column]));
  const { value, text = value, groupId, separator = ',' } = declared;
  linker.reference(document, '输出列', value, columns, ['value']);
  if (text !== value) linker.reference(document, '输出列', text, columns, ['text']);
  const known = new Map(report.params.map((param) => [param.key, param]));
  const params = Object.entries(declared.params ?? {});
  for (const [key] of params) linker.reference(document, '报表参数', key, known, ['params', key]);
  const source = {
    list: pathTo(ENDPOINTS.listReport, { code: report.code }),
    report: report.code,
    params: Object.fromEntries(params.map(([key, given]) => [key, String(given)])),
    ...(groupId === undefined ? {} : { groupId }),
  };
  return { ...base(id, declared), value, text, separator, source };
}

/** Columns and query items among those that are known. */
function parts(
  { linker, document }: Scope,
  declared: Pick<BusinessPicker, 'columns' | 'query'>,
  known: ReadonlyMap<string, PlanColumn>,
): { columns: PickerColumn[]; query: PlanQueryItem[] } {
  const find = (key: string, path: Path) => linker.reference(document, '字段', key, known, path);
  const columns = (declared.columns ?? []) as PickerColumnOverride[];
  const query = (declared.query ?? []) as QueryItem[];
  return {
    columns: columns.flatMap((entry, index) => {
      const column = find(entry.key, ['columns', index, 'key']);
      return column === undefined ? [] : [pickerColumn({ ...column, ...entry } as PlanColumn)];
    }),
    query: query.flatMap((entry, index) => {
      const column = find(entry.key, ['query', index, 'key']);
      return column === undefined ? [] : [queryItem(column, entry)];
    }),
  };
}

function pickerColumn(column: PlanColumn): PickerColumn {
  const { key, title, kind, width, sortable } = column;
  return {
    key,
    title,
    kind,
    ...(width === undefined ? {} : { width }),
    ...(sortable ? {} : { sortable }),
    ...choicesOf(column),
  };
}
