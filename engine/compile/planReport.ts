import { cellKinds } from '../../schemas/generated/language.ts';
import type { Column, ReportFile, ReportScreen } from '../../schemas/generated/types.ts';
import type { Dictionary, Report } from '../compiled.ts';
import type { PlanBase, PlanColumn, PlanQueryItem, ReportPlan } from '../plan.ts';
import { treeOf } from './linkDictionaries.ts';
import { choicesOf, dictCodeOf, kindOf } from './linkFields.ts';
import { buttons, dictCodesOf } from './planParts.ts';
import { paramItem, queryItem } from './queryItems.ts';

/** The plan of a report's page: parameters first in the query, then the filters on output columns. */
export function planReport(
  base: Omit<PlanBase, 'dictCodes'>,
  screen: ReportScreen,
  report: Report,
  file: ReportFile,
  dictionaries: ReadonlyMap<string, Dictionary>,
): ReportPlan {
  const columns = (file.columns as Column[]).map(
    (cell): PlanColumn =>
      ({
        ...cell,
        title: cell.title ?? cell.key,
        kind: kindOf(cell),
        sortable: cell.sortable !== false,
        visible: cell.visible !== false && cell.type !== 'hidden',
        ...choicesOf(cell),
        ...dictCodeOf(cell),
        ...treeOf(cell, file.columns as Column[], dictionaries),
      }) as PlanColumn,
  );
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const params = (file.params ?? []).map(
    (param): PlanQueryItem => paramItem({ ...param, kind: cellKinds[param.type], required: param.required === true }),
  );
  const filters = (file.query ?? []).flatMap((entry) => {
    if (typeof entry === 'string') return [];
    const column = byKey.get(entry.key);
    return column === undefined ? [] : [queryItem(column, entry)];
  });
  const query = [...params, ...filters];
  const api = '/online/cgreport/api';
  return {
    ...base,
    dictCodes: dictCodesOf([...columns, ...query], dictionaries),
    type: 'report',
    source: { data: `${api}/getData/${report.code}`, export: `${api}/exportCsv/${report.code}` },
    columns,
    query,
    toolbar: buttons(screen.toolbar ?? [], base.permission),
    ...(report.sort === undefined ? {} : { sort: report.sort }),
    pageSize: screen.pageSize ?? 10,
  };
}
