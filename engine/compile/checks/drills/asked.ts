import { cellTraits } from '../../../../schemas/generated/language.ts';
import type { BoardFile, Column, QueryItem, ReportFile, ScreenFile } from '../../../../schemas/generated/types.ts';
import { inputNames } from '../../../lists/query.ts';
import { reportKind } from '../../../plan/buckets.ts';
import type { QueryMode, ValueKind } from '../../../plan/Plan.ts';
import { paramKind, queryMode } from '../../../plan/queryItems.ts';
import { usedIn } from '../../boards/planBoard.ts';
import type { CheckWorld, Choices } from '../Check.ts';
import { fieldsOf, reportScope } from '../columnSites.ts';
import { paramChoices } from '../params.ts';

/** What can be said of a value that is asked for, or that is handed over. */
export interface AskedValue {
  kind: ValueKind;
  choices: Choices | undefined;
  dictCode?: string | undefined;
  /** Two days as one text, or the name of a period. */
  period?: true;
}

/** Names that an address may give, with what they take where that is known. */
type Asked = ReadonlyMap<string, AskedValue | undefined>;

interface Item {
  key: string;
  mode?: QueryMode | undefined;
}

/** What a screen can be asked by its address; undefined: it is not known here. */
export function askedOf(world: CheckWorld, id: string): Asked | undefined {
  const { files } = world;
  const screen = files.screens.get(id)?.value as
    | (ScreenFile & { model?: string; report?: string; board?: string; query?: unknown })
    | undefined;
  const boardId = screen === undefined ? id : screen.board;
  const board = boardId === undefined ? undefined : files.boards.get(boardId)?.value;
  if (board !== undefined) return askedOfBoard(world, board);
  const reportId = screen === undefined ? id : screen.report;
  const report = reportId === undefined ? undefined : files.reports.get(reportId)?.value;
  if (report !== undefined) return askedOfReport(world, report);
  const model = screen?.model === undefined ? undefined : world.models.get(screen.model);
  if (screen?.query !== undefined) {
    const shared = typeof screen.query === 'string' ? files.queries.get(screen.query)?.value.items : screen.query;
    return Array.isArray(shared) ? askedOfModel(world, model, shared as QueryItem[]) : undefined;
  }
  if (model === undefined) return undefined;
  const items = model.fields.flatMap(({ key, cell: { query } }): Item[] =>
    query === undefined || query === false ? [] : [{ key, mode: query === true ? undefined : query.mode }],
  );
  return askedOfModel(world, model, items);
}

/** What its parts are grouped by can be chosen as its filters can. */
function askedOfBoard(world: CheckWorld, board: BoardFile): Asked {
  const model = world.models.get(board.model);
  const keys = [...(usedIn(board).get(board.model) ?? [])];
  return new Map([
    ...keys.map((key) => [`f_${key}`, model && fieldValue(world, model, key)] as const),
    ...['period', 'grain', 'compare'].map((name) => [name, undefined] as const),
  ]);
}

function askedOfReport(world: CheckWorld, report: ReportFile): Asked {
  const columns = reportValues(world, report);
  const params = (report.params ?? []).map((param) => {
    const kind = paramKind(param.type);
    const value = { kind, choices: paramChoices(world, param), dictCode: param.dictCode };
    return [param.key, param.type === 'period' ? { ...value, period: true as const } : value] as const;
  });
  const items = (report.query ?? []) as Item[];
  return new Map([
    ...params,
    ...items.flatMap((item) => {
      const value = columns.get(item.key);
      return namesOf(item, value, value && queryMode(value.kind));
    }),
  ]);
}

function askedOfModel(
  world: CheckWorld,
  model: Parameters<typeof fieldsOf>[0] | undefined,
  items: readonly Item[],
): Asked {
  return new Map(
    items.flatMap((item) => {
      const field = model && fieldsOf(model).get(item.key);
      const value = model && fieldValue(world, model, item.key);
      const tree = field !== undefined && cellTraits[field.type].tree !== undefined;
      return namesOf(item, value, tree ? 'single' : value && queryMode(value.kind));
    }),
  );
}

function fieldValue(world: CheckWorld, model: Parameters<typeof fieldsOf>[0], key: string): AskedValue | undefined {
  const scope = world.scopeOf(model);
  const kind = scope.kinds.get(key);
  return kind && { kind, choices: scope.choices(key), dictCode: fieldsOf(model).get(key)?.dictCode };
}

/** One name, or the two ends of a range; of what is not known either. */
function namesOf(
  { key, mode }: Item,
  value: AskedValue | undefined,
  usual: QueryMode | undefined,
): (readonly [string, AskedValue | undefined])[] {
  const asked = mode ?? usual;
  const names = asked === undefined ? [key, `${key}_begin`, `${key}_end`] : inputNames({ key, mode: asked });
  return names.map((name) => [name, value] as const);
}

/** The columns of a report, as what they hand over. */
export function reportValues(world: CheckWorld, report: ReportFile): Map<string, AskedValue> {
  const { choices } = reportScope(report, world);
  return new Map(
    (report.columns as Column[]).map((column) => {
      const dictCode = 'dictCode' in column ? column.dictCode : undefined;
      return [column.key, { kind: reportKind(column), choices: choices(column.key), dictCode }];
    }),
  );
}
