import { Button, Skeleton } from 'antd';
import type { FigureOrigin } from '../../engine/lists/origins/figureOrigin.ts';
import type { PlanColumn, PlanQueryItem } from '../../engine/plan/Plan.ts';
import type { Row } from '../../engine/plan/record.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { CellContext } from '../cells/Cell.ts';
import { showText } from '../cells/show.ts';
import { OriginRows, OriginWindow } from './OriginWindow.tsx';
import type { useList } from './useList.ts';

type List = ReturnType<typeof useList>;

/** What a list is asked for, and how its values are shown. */
export interface FilteredList extends Pick<List, 'cells'> {
  state: Pick<List['state'], 'values' | 'builderQuery'>;
}

interface FigureOriginWindowProps {
  title: string;
  /** As it is drawn. */
  value: string;
  /** Names its group or its cell. */
  group?: readonly string[];
  /** What can be asked for on the page. */
  query: readonly PlanQueryItem[];
  list: FilteredList;
  /** By whose columns the rows behind it are read. */
  columns: readonly PlanColumn[];
  /** Undefined: it is on its way. */
  origin: FigureOrigin | undefined;
  /** What is said beside the rows. */
  note?: string | undefined;
  /** The rows could not be had. */
  onRetry?: (() => void) | undefined;
  onClose: () => void;
}

/** Where a figure of a page of rows comes from, be it a report's or a list's. */
export function FigureOriginWindow(props: FigureOriginWindowProps) {
  const { title, value, group = [], query, list, columns, origin, note, onRetry, onClose } = props;
  const text = (key: string, held: unknown) => columnText(columns, key, held, list.cells);
  const items = [
    { key: 'value', label: '数值', children: value },
    ...(group.length > 0 ? [{ key: 'group', label: '分组', children: group.join('，') }] : []),
    ...(origin
      ? [
          { key: 'words', label: '怎样算', children: origin.words },
          { key: 'text', label: '算式', children: <code>{origin.text}</code> },
          { key: 'place', label: '写在', children: placeWords(origin) },
        ]
      : []),
    { key: 'filters', label: '筛选', children: filterWords(query, list) },
    ...(origin ? [{ key: 'time', label: '数据时间', children: new Date(origin.at).toLocaleString('zh-CN') }] : []),
    ...(note === undefined ? [] : [{ key: 'note', label: '说明', children: note }]),
  ];
  return (
    <OriginWindow title={title} items={items} onClose={onClose}>
      {onRetry ? (
        <p>
          没有取到明细 <Button onClick={onRetry}>重试</Button>
        </p>
      ) : origin === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : (
        <OriginRows
          label={title}
          columns={origin.columns.map(({ key, title: head, kind }) => ({
            key,
            title: head,
            number: kind === 'number',
          }))}
          rows={origin.records.map((row: Row, at) => ({
            id: String(at),
            texts: origin.columns.map(({ key }) => text(key, row[key])),
          }))}
          total={origin.total}
        />
      )}
    </OriginWindow>
  );
}

const placeWords = ({ file, line }: FigureOrigin): string =>
  file === undefined ? '没有声明，由页面现算' : `${file} 第 ${line} 行`;

/** A value as its column shows it. */
export function columnText(columns: readonly PlanColumn[], key: string, value: unknown, cells: CellContext): string {
  const column = columns.find((each) => each.key === key);
  if (value === null || value === undefined) return '';
  return column === undefined ? valueTypes.text.format(String(value)) : showText(value, column, cells);
}

/** What the page is asked for, in words. */
function filterWords(query: FigureOriginWindowProps['query'], { state, cells }: FilteredList): string {
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
