import { FilterOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Select, Tag } from 'antd';
import { useState } from 'react';
import { sourceOf } from '../../../../engine/boards/parts.ts';
import { compareTitles, grainTitles, withChosen } from '../../../../engine/boards/state.ts';
import type { BoardCompare, BoardFilter, BoardGrain } from '../../../../engine/plan/board.ts';
import { isPeriodName, periodTitles } from '../../../../engine/queries/periods.ts';
import { useZonedFormat } from '../../../services/useZonedFormat.ts';
import { BoardExport } from './BoardExport.tsx';
import { useBoard } from './useBoard.ts';
import { groupText, itemsOf } from './words.ts';

const optionsOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

const CUSTOM = 'custom';

/** The filters all parts share, what was chosen by clicking, and of when the figures are. */
export function BoardBar({ onRefresh }: { onRefresh: () => void }) {
  const { plan, state, change, meta } = useBoard();
  const { period } = plan;
  const [open, setOpen] = useState(false);
  const time = useZonedFormat(TIME);
  return (
    <section className={`screen-card board-bar${open ? ' board-bar-open' : ''}`} aria-label="筛选">
      <Button
        className="board-fold"
        aria-expanded={open}
        icon={<FilterOutlined aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        <span className="board-chosen">{useChosenWords()}</span>
      </Button>
      {period && <PeriodChoice />}
      {period && (
        <Field label="按">
          <Select<BoardGrain>
            aria-label="日期粒度"
            value={state.grain ?? period.grain}
            options={optionsOf(grainTitles) as { value: BoardGrain; label: string }[]}
            onChange={(grain) => change({ ...state, grain })}
          />
        </Field>
      )}
      <Field label="对比">
        <Select<BoardCompare>
          aria-label="对比"
          value={state.compare ?? plan.compare}
          options={optionsOf(compareTitles) as { value: BoardCompare; label: string }[]}
          onChange={(compare) => change({ ...state, compare })}
        />
      </Field>
      {plan.filters.map((filter) => (
        <FilterChoice key={filter.key} filter={filter} />
      ))}
      <Chips />
      <span className="board-time">
        {meta?.newest && <span>数据到 {meta.newest}</span>}
        {meta && <span>截至 {time(meta.at)}</span>}
        <BoardExport />
        <Button aria-label="刷新" icon={<ReloadOutlined aria-hidden />} onClick={onRefresh}>
          刷新
        </Button>
      </span>
    </section>
  );
}

/** On a phone the fields are folded behind what is chosen in them. */
function useChosenWords(): string {
  const { plan, state, meta, cells } = useBoard();
  const { dimensions } = sourceOf(plan);
  const period = state.period ?? plan.period?.defaultValue;
  const days = period === undefined ? [] : [isPeriodName(period) ? periodTitles[period] : period.replace(',', ' 至 ')];
  const values = plan.filters.flatMap(({ key }) => {
    const value = state.chosen[key] ?? meta?.filters[key];
    return value ? value.split(',').map((each) => groupText(dimensions[key], each, cells)) : [];
  });
  return [...days, ...values].join(' · ') || '筛选';
}

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className="board-field">
      <span aria-hidden>{label}</span>
      {children}
    </span>
  );
}

function PeriodChoice() {
  const { plan, state, change, meta } = useBoard();
  const chosen = state.period ?? plan.period?.defaultValue ?? 'last30';
  const [custom, setCustom] = useState(!isPeriodName(chosen));
  const range = meta?.range;
  const [from = '', to = ''] = isPeriodName(chosen) ? [range?.from, range?.to] : chosen.split(',');
  const days = (first: string, last: string) => change({ ...state, period: `${first},${last}` });
  return (
    <>
      <Field label={plan.period?.title ?? '期间'}>
        <Select
          aria-label="期间"
          value={custom ? CUSTOM : chosen}
          options={[...optionsOf(periodTitles), { value: CUSTOM, label: '自定义' }]}
          onChange={(value) => {
            setCustom(value === CUSTOM);
            if (value !== CUSTOM) change({ ...state, period: value });
          }}
        />
      </Field>
      {custom ? (
        <span className="board-days">
          <input type="date" aria-label="开始日期" value={from} onChange={({ target }) => days(target.value, to)} />
          <span aria-hidden>至</span>
          <input type="date" aria-label="结束日期" value={to} onChange={({ target }) => days(from, target.value)} />
        </span>
      ) : (
        range && (
          <span className="board-range">
            {range.from} 至 {range.to}
          </span>
        )
      )}
    </>
  );
}

function FilterChoice({ filter: { key, title, required } }: { filter: BoardFilter }) {
  const { plan, state, change, meta, cells } = useBoard();
  const dimension = sourceOf(plan).dimensions[key];
  const value = state.chosen[key] ?? (required ? meta?.filters[key] : undefined);
  const options = ((dimension && itemsOf(dimension, cells)) ?? []).map((item) => ({
    value: item.value,
    label: item.text,
  }));
  const shared = {
    'aria-label': title,
    options,
    optionFilterProp: 'label',
    showSearch: true,
    className: 'board-filter',
  };
  return (
    <Field label={title}>
      {required ? (
        <Select
          {...shared}
          value={value ?? null}
          onChange={(next: string | null) => change(withChosen(state, key, next ?? ''))}
        />
      ) : (
        <Select
          {...shared}
          mode="multiple"
          allowClear
          maxTagCount="responsive"
          placeholder="全部"
          value={value ? value.split(',') : []}
          onChange={(next: string[]) => change(withChosen(state, key, next.join(',')))}
        />
      )}
    </Field>
  );
}

/** What was chosen by a click and has no field of its own. */
function Chips() {
  const { plan, state, change, cells } = useBoard();
  const { dimensions } = sourceOf(plan);
  const fields = new Set(plan.filters.map(({ key }) => key));
  return Object.entries(state.chosen)
    .filter(([key]) => !fields.has(key))
    .map(([key, value]) => {
      const texts = value.split(',').map((each) => groupText(dimensions[key], each, cells));
      return (
        <Tag key={key} closable onClose={() => change(withChosen(state, key, ''))}>
          {dimensions[key]?.title}：{texts.join('、')}
        </Tag>
      );
    });
}
