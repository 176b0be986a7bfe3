import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Spin } from 'antd';
import { useState } from 'react';
import { isRecord } from '../../../engine/api/envelope.ts';
import type { ListRequest } from '../../../engine/lists/requests.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { ValueView } from '../../cells/drawing/ValueView.tsx';
import { showText } from '../../cells/show.ts';
import { queryColumn } from '../../query/queryColumn.ts';
import { useServices } from '../../services/services.ts';

interface ValueChoicesProps {
  request: ListRequest;
  field: PlanQueryItem;
  cells: CellContext;
  /** undefined: all of them. */
  chosen: ReadonlySet<string> | undefined;
  onChange: (chosen: ReadonlySet<string> | undefined) => void;
}

interface CountedValue {
  /** As a condition says it; undefined: the field is empty, or no condition can say it. */
  value: string | undefined;
  shown: unknown;
  count: number;
}

/** The values a column has among the rows found, with how often each is there; some of them can be chosen. */
export function ValueChoices({ request, field, cells, chosen, onChange }: ValueChoicesProps) {
  const { client } = useServices();
  const [wanted, setWanted] = useState('');
  const asked = useQuery({
    queryKey: ['columnValues', request.path, request.parameters],
    queryFn: async () => readValues(await client.get(request.path, request.parameters, { silent: true })),
    // Counts of a moment ago are wrong counts.
    staleTime: 0,
    gcTime: 0,
  });
  const column = queryColumn(field);
  const { values = [], more = false, late = false } = asked.data ?? {};
  const text = ({ value, shown }: CountedValue) => {
    const name = value === undefined ? undefined : namesOf(cells, field, value);
    return `${showText(shown, column, cells)} ${name ?? ''}`.toLowerCase();
  };
  const seen = values.filter((each) => text(each).includes(wanted.trim().toLowerCase()));
  const usable = seen.flatMap(({ value }) => value ?? []);
  const toggle = (value: string, on: boolean) => {
    const next = new Set(chosen ?? []);
    if (on) next.add(value);
    else next.delete(value);
    onChange(next.size > 0 ? next : undefined);
  };
  const note = noteOf({ failed: asked.isError, late, more, none: asked.isSuccess && values.length === 0 });
  return (
    <section className="heading-values" aria-label="取值">
      <div className="heading-search">
        <Input
          size="small"
          allowClear
          placeholder="查找取值"
          aria-label="查找取值"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        {wanted.trim() !== '' && usable.length > 0 && (
          <Button size="small" onClick={() => onChange(new Set([...(chosen ?? []), ...usable]))}>
            选中 {usable.length} 个
          </Button>
        )}
        {chosen !== undefined && (
          <Button size="small" onClick={() => onChange(undefined)}>
            不限
          </Button>
        )}
      </div>
      {asked.isPending && <Spin size="small" />}
      <ul>
        {seen.map((each) => (
          <li key={String(each.shown)}>
            <Checkbox
              checked={each.value !== undefined && chosen?.has(each.value) === true}
              disabled={each.value === undefined}
              onChange={(event) => each.value !== undefined && toggle(each.value, event.target.checked)}
            >
              {isBlank(each.shown) ? '（空）' : <ValueView value={each.shown} column={column} context={cells} />}
            </Checkbox>
            <span className="heading-count">{each.count.toLocaleString('zh-CN')}</span>
          </li>
        ))}
      </ul>
      {note !== '' && <p className="heading-note">{note}</p>}
    </section>
  );
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

function namesOf({ names }: CellContext, { dictCode, picker }: PlanQueryItem, value: string): string | undefined {
  if (dictCode !== undefined) return names?.known(`dict:${dictCode}`, value);
  return picker === undefined ? undefined : names?.known(`picker:${picker}`, value);
}

function noteOf({ failed, late, more, none }: Readonly<Record<'failed' | 'late' | 'more' | 'none', boolean>>): string {
  if (failed) return '取值没有读到，可以用上面的条件';
  if (late) return '行数太多，没有统计取值，请用上面的条件';
  if (none) return '没有取值';
  return more ? '只列出最多的 200 个取值，其他的请用上面的条件' : '';
}

/** Reads the answer of `columnValues`. A condition on several values parts them by commas: one that has some cannot be said. */
function readValues(result: unknown): { values: CountedValue[]; more: boolean; late: boolean } {
  const { values, more, late } = isRecord(result) ? result : {};
  const counted = (Array.isArray(values) ? values : []).filter(isRecord).map(({ value, count }) => ({
    value: isBlank(value) || String(value).includes(',') ? undefined : String(value),
    shown: value,
    count: Number(count),
  }));
  return { values: counted, more: more === true, late: late === true };
}
