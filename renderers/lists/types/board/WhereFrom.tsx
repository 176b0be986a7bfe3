import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import type { BoardRows } from '../../../../engine/boards/BoardData.ts';
import { dimensionsOf, reachedBy, reaches, sourceOf } from '../../../../engine/boards/parts.ts';
import { groupDays, shownFigure } from '../../../../engine/boards/shown.ts';
import { boardParams, drillAddress } from '../../../../engine/boards/state.ts';
import { measureWords } from '../../../../engine/measures/words.ts';
import type { BoardDataPart, BoardPlan } from '../../../../engine/plan/board.ts';
import type { DayRange } from '../../../../engine/queries/periods.ts';
import { useManifest } from '../../../services/queries.ts';
import { useClient } from '../../../services/services.ts';
import { useMenuRoutes } from '../../../services/useMenu.ts';
import { MOMENT, useZonedFormat } from '../../../services/useZonedFormat.ts';
import { OriginRows, OriginWindow } from '../../OriginWindow.tsx';
import { type Asked, type BoardMeta, useBoard } from './useBoard.ts';
import { groupText, rowWords, unitOf } from './words.ts';

const FIRST = 20;

/** 这个数从哪来: the formula, where it is written, the filters, of when, and the rows behind it. */
export function WhereFrom({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { plan, cells, meta } = useBoard();
  const moment = useZonedFormat(MOMENT);
  const { part, row } = asked;
  const { measures, madeOf } = sourceOf(plan, part);
  const measure = measures[asked.measure];
  if (measure === undefined) return null;
  const words = measureWords(measure, {
    title: (key) => madeOf[key]?.title ?? key,
    text: (key, value) => groupText(madeOf[key], value, cells),
  });
  const group = rowWords(plan, part, row, cells);
  const items = [
    {
      key: 'value',
      label: '数值',
      children: `${shownFigure(row[measure.key], measure)}${unitOf(measure, meta) ?? ''}`,
    },
    ...(group === '' ? [] : [{ key: 'group', label: '分组', children: group }]),
    { key: 'words', label: '怎样算', children: words },
    { key: 'text', label: '算式', children: <code>{measure.text}</code> },
    { key: 'place', label: '写在', children: `${measure.file} 第 ${measure.line} 行` },
    { key: 'filters', label: '筛选', children: <FiltersText asked={asked} /> },
    { key: 'time', label: '数据时间', children: meta ? moment(meta.at) : '' },
    ...(measure.help ? [{ key: 'help', label: '说明', children: measure.help }] : []),
  ];
  return (
    <OriginWindow title={measure.title} items={items} onClose={onClose}>
      <DrillLink asked={asked} />
      <RowsBehind asked={asked} />
    </OriginWindow>
  );
}

/** What is chosen by the filters that reach a part, by the keys of its own columns. */
function filtersOf(plan: BoardPlan, part: BoardDataPart, meta: BoardMeta | undefined): Record<string, string> {
  const chosen = Object.entries(meta?.filters ?? {}).flatMap(([key, value]) => {
    const column = reachedBy(plan, part, key);
    if (column !== undefined) return [[column, value] as const];
    return reaches(plan, part, key) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function FiltersText({ asked: { part } }: { asked: Asked }) {
  const { plan, meta, cells } = useBoard();
  const range = reaches(plan, part, 'period') ? meta?.range : undefined;
  const { dimensions } = sourceOf(plan);
  const date = part.date === undefined ? undefined : sourceOf(plan, part).dimensions[part.date];
  const chosen = Object.entries(meta?.filters ?? {}).filter(([key]) => reaches(plan, part, key));
  const texts = [
    ...(range ? [`${(date ?? plan.period)?.title ?? ''} ${range.from} 至 ${range.to}`] : []),
    ...chosen.map(([key, value]) => {
      const values = value.split(',').map((each) => groupText(dimensions[key], each, cells));
      return `${dimensions[key]?.title ?? key} ${values.join('、')}`;
    }),
  ];
  return texts.length === 0 ? '没有筛选' : texts.join('；');
}

/** The page that the part leads to, asked for the same rows. */
function DrillLink({ asked: { part, row } }: { asked: Asked }) {
  const { plan, state, meta } = useBoard();
  const routes = useMenuRoutes();
  const manifest = useManifest();
  const { drill } = part;
  const entry = manifest.data?.find(({ id }) => id === drill?.screen);
  const route = routes.find(
    ({ target }) => target.kind === 'screen' && (target.screenId === entry?.id || target.screenId === entry?.code),
  );
  if (drill === undefined || entry === undefined || route === undefined) return null;
  const { dimensions } = sourceOf(plan, part);
  const values = { ...filtersOf(plan, part, meta) };
  const days: Record<string, DayRange> = {};
  if (part.date && meta?.range && !part.ignores.includes('period')) days[part.date] = meta.range;
  for (const key of dimensionsOf(part)) {
    const value = row[key];
    const kind = dimensions[key]?.kind;
    if (typeof value !== 'string') continue;
    if (kind === 'date' || kind === 'datetime')
      days[key] = groupDays(value, state.grain ?? plan.period?.grain ?? 'day');
    else values[key] = value;
  }
  const search = drillAddress(values, days, { keys: drill.keys, board: entry.type === 'board' });
  return (
    <p>
      <Link to={`${route.path}?${search}`}>打开“{entry.title}”，带上这些条件</Link>
    </p>
  );
}

function RowsBehind({ asked: { part, measure, row } }: { asked: Asked }) {
  const { plan, state } = useBoard();
  const client = useClient();
  const groups = Object.fromEntries(dimensionsOf(part).map((key) => [`g_${key}`, String(row[key] ?? '')]));
  const params = { ...boardParams(state), ...groups, part: part.id, pageSize: String(FIRST) };
  const { data, isError, refetch } = useQuery<BoardRows>({
    queryKey: ['board', plan.code, 'rows', params],
    queryFn: ({ signal }) =>
      client.get<BoardRows>(pathTo(ENDPOINTS.boardRows, { code: plan.code }), params, { signal, silent: true }),
  });
  if (isError)
    return (
      <p className="board-notice">
        没有取到明细 <Button onClick={() => void refetch()}>重试</Button>
      </p>
    );
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return <RowsTable data={data} measure={measure} />;
}

function RowsTable({ data: { columns, records, total }, measure }: { data: BoardRows; measure: string }) {
  const { cells } = useBoard();
  const rows = records.map((record) => ({
    id: String(record.id),
    texts: columns.map((column) => groupText(column, record[column.key], cells)),
  }));
  const heads = columns.map(({ key, title, kind }) => ({ key, title, number: kind === 'number' }));
  return <OriginRows label={measure} columns={heads} rows={rows} total={total} />;
}
