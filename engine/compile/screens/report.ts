import { cellTraits } from '../../../schemas/generated/language.ts';
import type { ChartDeclaration, Column, ReportFile, ReportScreen } from '../../../schemas/generated/types.ts';
import { planChart } from '../../charts/checkChart.ts';
import { bucketOptions, reportKind } from '../../plan/buckets.ts';
import type { Report } from '../../plan/compiled.ts';
import { underHeadings } from '../../plan/headings.ts';
import type { PlanColumn, PlanQueryItem, ReportPlan } from '../../plan/Plan.ts';
import { paramItem, queryItem } from '../../plan/queryItems.ts';
import type { Declared } from '../Linker.ts';
import { treeOf } from '../linkDictionaries.ts';
import { dictCodeOf } from '../linkFields.ts';
import type { Making } from '../Memory.ts';
import { normalize } from '../normalize.ts';
import { buttons, dictCodesOf, recordDictionaries } from './buttons.ts';
import { planBase, type ScreenOf, type ScreenScope, type ScreenType } from './ScreenType.ts';
import type { ScreenWorld } from './ScreenWorld.ts';

/** A report's rows; a report that no screen shows gets a screen of its own. */
export const reportScreen: ScreenType<'report'> = { link: linkReport, implied: unshownReports };

function linkReport(screen: ScreenOf<'report'>, { linker, world }: ScreenScope): Making<ReportPlan> | undefined {
  const { value, document } = screen;
  const declared = world.reportFiles.get(value.report);
  // A report that exists but was refused has its own problem already; a second one here would only distract.
  if (declared !== undefined && !world.reports.has(value.report)) return undefined;
  const report = linker.reference(document, '报表', value.report, world.reports, ['report']);
  if (declared === undefined || report === undefined) return undefined;
  const plan = planReport(screen, report, declared.value, world);
  return () => plan;
}

function unshownReports(
  declared: readonly ScreenOf<'report'>[],
  taken: ReadonlySet<string>,
  { world, memory }: ScreenScope,
): ScreenOf<'report'>[] {
  const shown = new Set(declared.map(({ value }) => value.report));
  return [...world.reports].flatMap(([id, { title }]) => {
    const file = world.reportFiles.get(id);
    if (shown.has(id) || taken.has(id) || file === undefined) return [];
    return [memory.keep('implied', id, [title, file], () => screenOf(id, title, file))];
  });
}

function screenOf(id: string, title: string, { value, document }: Declared<ReportFile>): ScreenOf<'report'> {
  const { description } = value;
  const screen = { title, ...(description === undefined ? {} : { description }), type: 'report', report: id } as const;
  return { id, value: normalize('screen', screen) as ReportScreen, document };
}

/** Numbers shown by stretches are a choice among them. */
function inBuckets(cell: Column): Column {
  if (cell.bucket === undefined) return cell;
  const { key, title, bucket, width, fixed, help, groupTitle, hidden, merge, sortable, restricted, drill } = cell;
  const isWhole = ((cell as { precision?: number }).precision ?? 0) === 0;
  const kept = { key, title, width, fixed, help, groupTitle, hidden, merge, sortable, restricted, drill };
  const given = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  return { ...given, type: 'select', options: bucketOptions(bucket, isWhole) } as Column;
}

function pivotPlace({ pivot }: Report, key: string): Pick<PlanColumn, 'pivot'> {
  if (pivot?.rows.includes(key)) return { pivot: 'row' };
  if (pivot?.columns.includes(key)) return { pivot: 'column' };
  return pivot?.measures.includes(key) ? { pivot: 'measure' } : {};
}

/** Parameters first in the query, then the filters on output columns. */
function planReport(
  screen: ScreenOf<'report'>,
  report: Report,
  file: ReportFile,
  { dictionaries, dictionaryKinds }: Pick<ScreenWorld, 'dictionaries' | 'dictionaryKinds'>,
): ReportPlan {
  const base = planBase(screen, report);
  const columns = underHeadings(file.columns as Column[]).map(
    // How a total is made is the server's affair, and may name what not everybody may see.
    ({ total: _total, ...written }): PlanColumn => {
      const cell = inBuckets(written);
      return {
        ...cell,
        ...pivotPlace(report, cell.key),
        ...(report.groupBy.includes(cell.key) ? { groupLevel: report.groupBy.indexOf(cell.key) } : {}),
        title: cell.title ?? cell.key,
        kind: reportKind(cell),
        sortable: cell.sortable !== false,
        hidden: cell.hidden === true || cellTraits[cell.type].hidden === true,
        ...(dictCodeOf(cell) === undefined ? {} : { dictCode: dictCodeOf(cell) }),
        ...treeOf(cell, file.columns as Column[], dictionaries),
      } as PlanColumn;
    },
  );
  // A cross table shows its rows in the order it groups by them.
  const rows = report.pivot?.rows ?? [];
  columns.sort((one, other) => rows.indexOf(one.key) - rows.indexOf(other.key));
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const params = (file.params ?? []).map((param): PlanQueryItem => paramItem(param));
  const filters = (file.query ?? []).flatMap((entry) => {
    if (typeof entry === 'string') return [];
    const column = byKey.get(entry.key);
    return column === undefined ? [] : [queryItem(column, entry)];
  });
  const query = [...params, ...filters];
  const cells = [...columns, ...query];
  return {
    ...base,
    dictCodes: dictCodesOf(cells, recordDictionaries(cells, dictionaryKinds)),
    type: 'report',
    source: { report: report.code },
    ...(file.charts === undefined ? {} : { charts: (file.charts as ChartDeclaration[]).map(planChart) }),
    columns,
    query,
    toolbar: buttons(screen.value.toolbar ?? [], base, 'toolbar'),
    ...(report.sort === undefined ? {} : { sort: report.sort }),
    pageSize: screen.value.pageSize ?? 10,
  };
}
