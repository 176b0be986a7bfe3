import type { Column, ModelFile, QueryItem, ReportFile, ScreenFile } from '../../../schemas/generated/types.ts';
import { drillKeys } from '../../lists/drill.ts';
import { likeliest } from '../../nearest.ts';
import { sentences } from '../../problems.ts';
import { endsOf } from '../../queries/periods.ts';
import { usedIn } from '../boards/planBoard.ts';
import type { CheckWorld, FileCheck } from './Check.ts';

/** A drill leads to a screen that is there, asks what that one can be asked, and speaks of what is here. */
export const checkDrills: FileCheck<ReportFile> = ({ value, document }, world, tell) => {
  const params = (value.params ?? []).flatMap(({ key, type }) => (type === 'period' ? [key, ...endsOf(key)] : [key]));
  const here = [...value.columns.map((column) => (column as Column).key), ...params];
  for (const [index, column] of (value.columns as Column[]).entries()) {
    const { drill } = column;
    if (drill === undefined) continue;
    const path = ['columns', index, 'drill'];
    if (!world.screens.has(drill.to)) {
      const known = [...world.screens.keys()];
      if (world.exists('screen', drill.to) || world.exists('report', drill.to) || world.exists('board', drill.to))
        continue;
      const sentence = sentences['unknown-reference']('页面', drill.to, known, likeliest(drill.to, known));
      tell(document, 'unknown-reference', sentence, [...path, 'to']);
      continue;
    }
    const asked = askedOf(world, drill.to);
    for (const [name, text] of Object.entries(drill.with ?? {})) {
      if (asked !== undefined && !asked.includes(name)) {
        const sentence = sentences['unknown-reference']('查询项', name, asked, likeliest(name, asked));
        tell(document, 'unknown-reference', sentence, [...path, 'with', name], 'key');
      }
      if (here.includes(text)) {
        const sentence = sentences['drill-literal'](text);
        tell(document, 'drill-literal', sentence, [...path, 'with', name]);
      }
      for (const key of drillKeys(text).filter((each) => !here.includes(each))) {
        const sentence = sentences['unknown-reference']('列或参数', key, here, likeliest(key, here));
        tell(document, 'unknown-reference', sentence, [...path, 'with', name]);
      }
    }
  }
};

/** What a screen can be asked by its address; undefined: it is not known here. */
function askedOf({ files }: CheckWorld, id: string): string[] | undefined {
  const screen = files.screens.get(id)?.value as
    | (ScreenFile & { model?: string; report?: string; board?: string; query?: unknown })
    | undefined;
  const boardId = screen === undefined ? id : screen.board;
  const board = boardId === undefined ? undefined : files.boards.get(boardId)?.value;
  // What its parts are grouped by can be chosen as its filters can.
  if (board !== undefined)
    return [...[...(usedIn(board).get(board.model) ?? [])].map((key) => `f_${key}`), 'period', 'grain', 'compare'];
  const reportId = screen === undefined ? id : screen.report;
  const report = reportId === undefined ? undefined : files.reports.get(reportId)?.value;
  if (report !== undefined)
    return [...(report.params ?? []).map(({ key }) => key), ...namesOf(report.query as QueryItem[])];
  if (screen?.query !== undefined) {
    const shared = typeof screen.query === 'string' ? files.queries.get(screen.query)?.value.items : screen.query;
    return Array.isArray(shared) ? namesOf(shared as QueryItem[]) : undefined;
  }
  const model: ModelFile | undefined = screen?.model === undefined ? undefined : files.models.get(screen.model)?.value;
  if (model === undefined) return undefined;
  const fields = model.fields as unknown as { key: string; query?: unknown }[];
  return fields.filter(({ query }) => query !== undefined && query !== false).flatMap(({ key }) => ends(key));
}

const namesOf = (items: readonly (QueryItem | string)[] = []): string[] =>
  items.flatMap((item) => ends(typeof item === 'string' ? item : item.key));

const ends = (key: string): string[] => [key, `${key}_begin`, `${key}_end`];
