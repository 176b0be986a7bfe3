import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { filledCount, type QueryValues } from '../../../engine/lists/query.ts';
import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { BUTTONS_ALONE, useWhyMark } from '../../services/why.ts';
import { QueryField } from './QueryField.tsx';
import '../query.css';
import { useQueryDraft } from './useQueryDraft.ts';

export interface QueryFormProps {
  items: readonly PlanQueryItem[];
  /** The conditions the list stands on. */
  values: QueryValues;
  onSearch: (values: QueryValues) => void;
  onReset: () => void;
  dictionary: (code: string) => readonly DictionaryItem[] | undefined;
  /** They are those of the page, which can be asked about. */
  ofPage?: boolean;
}

/** Least width of a field with its gap, in px. */
const FIELD_WIDTH = 208 + 16;

/** The query strip above a list: one row of fields, the rest behind 展开; Enter asks. */
export function QueryForm({ items, values, onSearch, onReset, dictionary, ofPage = false }: QueryFormProps) {
  const { token } = theme.useToken();
  const prefix = useId();
  const place = useRef<HTMLFormElement>(null);
  const across = useAcross(place);
  useWhyMark(place, ofPage ? { ...BUTTONS_ALONE, columns: items, asking: true } : BUTTONS_ALONE);
  const [open, setOpen] = useState(false);
  const { draft, change, search, complaint } = useQueryDraft(items, values, onSearch);
  const { shown, rest } = folded(items, across);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A required field that is folded away must be seen to be filled.
    if (!search()) setOpen(true);
  };
  const waiting = filledCount(rest, values);
  return (
    <form
      ref={place}
      className="query"
      onSubmit={submit}
      aria-label="查询条件"
      style={
        {
          '--query-columns': across,
          '--query-label': token.colorTextSecondary,
          '--query-error': token.colorError,
        } as object
      }
    >
      {(open ? items : shown).map((item) => (
        <QueryField
          key={item.key}
          item={item}
          prefix={prefix}
          values={draft}
          onChange={change}
          dictionary={item.dictCode ? dictionary(item.dictCode) : undefined}
          complaint={complaint(item)}
        />
      ))}
      <div className="query-buttons">
        <Button type="primary" htmlType="submit">
          查询
        </Button>
        <Button onClick={onReset}>重置</Button>
        {rest.length > 0 && (
          <Button
            type="link"
            style={{ paddingInline: 4 }}
            onClick={() => setOpen(!open)}
            icon={open ? <UpOutlined /> : <DownOutlined />}
            iconPlacement="end"
            aria-expanded={open}
          >
            {open ? '收起' : waiting > 0 ? `展开 (${waiting})` : '展开'}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The first row, its last place left to the buttons; what does not fit or wants to be folded is the rest. */
function folded(items: readonly PlanQueryItem[], across: number) {
  const shown = items.filter((item) => !item.folded).slice(0, Math.max(1, across - 1));
  return { shown, rest: items.filter((item) => !shown.includes(item)) };
}

function useAcross(place: React.RefObject<HTMLElement | null>): number {
  const [across, setAcross] = useState(5);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () =>
      setAcross(Math.max(2, Math.min(6, Math.floor((element.clientWidth + 16 - 32) / FIELD_WIDTH))));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return across;
}
