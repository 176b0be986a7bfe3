import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { type FigureOrigin, originRequest, type PointedFigure } from '../../../../engine/lists/figureOrigin.ts';
import type { PlanColumn, ReportPlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { showText } from '../../../cells/show.ts';
import { useClient } from '../../../services/services.ts';
import { OriginRows, OriginWindow } from '../../OriginWindow.tsx';
import type { useList } from '../../useList.ts';

interface FigureWindowProps {
  plan: ReportPlan;
  list: ReturnType<typeof useList>;
  figure: PointedFigure;
  onClose: () => void;
}

/** Where a figure of a report comes from: how its total is made, or what its SQL puts out. */
export function FigureWindow({ plan, list, figure, onClose }: FigureWindowProps) {
  const client = useClient();
  const { path, parameters } = originRequest(plan, list.state, figure);
  const { data, isError, refetch } = useQuery({
    queryKey: ['figure', path, parameters],
    queryFn: ({ signal }) => client.get<FigureOrigin>(path, parameters, { signal, silent: true }),
  });
  const text = (key: string, value: unknown) => textOf(plan, key, value, list.cells);
  const group = Object.entries(figure.place === 'row' ? {} : figure.group).map(
    ([key, value]) => `${titleOf(plan, key)} ${text(key, value) || '（空）'}`,
  );
  const items = [
    { key: 'value', label: '数值', children: text(figure.column, figure.value) },
    ...(group.length > 0 ? [{ key: 'group', label: '分组', children: group.join('，') }] : []),
    ...(data
      ? [
          { key: 'words', label: '怎样算', children: data.words },
          { key: 'text', label: '算式', children: <code>{data.text}</code> },
          { key: 'place', label: '写在', children: `${data.file} 第 ${data.line} 行` },
        ]
      : []),
    { key: 'filters', label: '筛选', children: filterWords(plan, list) },
    ...(data ? [{ key: 'time', label: '数据时间', children: new Date(data.at).toLocaleString('zh-CN') }] : []),
  ];
  return (
    <OriginWindow title={figure.title} items={items} onClose={onClose}>
      {isError ? (
        <p>
          没有取到明细 <Button onClick={() => void refetch()}>重试</Button>
        </p>
      ) : data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : (
        <OriginRows
          label={figure.title}
          columns={data.columns.map(({ key, title, kind }) => ({ key, title, number: kind === 'number' }))}
          rows={data.records.map((row: Row, at) => ({
            id: String(at),
            texts: data.columns.map(({ key }) => text(key, row[key])),
          }))}
          total={data.total}
        />
      )}
    </OriginWindow>
  );
}

const columnAt = ({ columns }: ReportPlan, key: string): PlanColumn | undefined =>
  columns.find((column) => column.key === key);
const titleOf = (plan: ReportPlan, key: string): string => columnAt(plan, key)?.title ?? key;

function textOf(plan: ReportPlan, key: string, value: unknown, cells: CellContext): string {
  const column = columnAt(plan, key);
  if (value === null || value === undefined) return '';
  return column === undefined ? valueTypes.text.format(String(value)) : showText(value, column, cells);
}

/** What the page is asked for, in words. */
function filterWords({ query }: ReportPlan, { state, cells }: FigureWindowProps['list']): string {
  const said = query.flatMap(({ key, title, options, dictCode }) => {
    const value = state.values[key] ?? '';
    if (value === '') return [];
    const known = options ?? (dictCode ? cells.dictionary(dictCode) : undefined);
    const texts = value.split(',').map((each) => known?.find((item) => item.value === each)?.text ?? each);
    return [`${title} ${texts.join('、')}`];
  });
  const more = state.builderQuery === undefined ? [] : ['高级查询的条件'];
  return [...said, ...more].join('；') || '没有筛选';
}
