import { ArrowDownOutlined, ArrowUpOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Pin } from '../../../engine/lists/viewDefinition.ts';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import type { View } from '../useView.ts';

interface ColumnChoiceProps {
  /** In the order of the view, the hidden ones among them. */
  columns: readonly PlanColumn[];
  view: View;
  onView: (change: Partial<View>) => void;
}

const NEXT_PIN: Record<Pin, Pin> = { none: 'left', left: 'right', right: 'none' };
const PIN_TITLES: Record<Pin, string> = { none: '不固定', left: '固定在左', right: '固定在右' };

/** Which columns are shown, in which order, and which stay in sight. */
export function ColumnChoice({ columns, view, onView }: ColumnChoiceProps) {
  const { hidden, pins } = view;
  // Nothing but the links of a row is pinned on a phone.
  const narrow = useNarrow();
  const left = columns.filter(({ key }) => !hidden.includes(key)).length;
  const { place, told, move } = useMoving(columns, (order) => onView({ order }));
  const toggle = (key: string, shown: boolean) =>
    onView({ hidden: shown ? hidden.filter((one) => one !== key) : [...hidden, key] });
  return (
    <div className="screen-columns" ref={place}>
      {columns.map((column, at) => {
        const { key, title } = column;
        const shown = !hidden.includes(key);
        const pin: Pin = pins[key] ?? column.fixed ?? 'none';
        const press = ({ altKey, key: pressed }: KeyboardEvent) => {
          if (altKey && pressed === 'ArrowUp') move(at, -1);
          if (altKey && pressed === 'ArrowDown') move(at, 1);
        };
        return (
          <fieldset key={key} className="screen-column" data-column={key} aria-label={title} onKeyDown={press}>
            <Checkbox
              checked={shown}
              // A grid without columns shows nothing and explains nothing.
              disabled={shown && left === 1}
              onChange={(event) => toggle(key, event.target.checked)}
            >
              {title}
            </Checkbox>
            <span>
              {!narrow && (
                <Small
                  label={`“${title}”${PIN_TITLES[pin]}，点击改为${PIN_TITLES[NEXT_PIN[pin]]}`}
                  icon={pin === 'none' ? <PushpinOutlined /> : <PushpinFilled rotate={pin === 'right' ? 90 : 0} />}
                  onClick={() => onView({ pins: { ...pins, [key]: NEXT_PIN[pin] } })}
                />
              )}
              <Small
                name="up"
                label={`“${title}”上移`}
                icon={<ArrowUpOutlined />}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <Small
                name="down"
                label={`“${title}”下移`}
                icon={<ArrowDownOutlined />}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1)}
              />
            </span>
          </fieldset>
        );
      })}
      <Button type="link" size="small" onClick={() => onView({ hidden: [], widths: {}, order: [], pins: {} })}>
        恢复默认
      </Button>
      <span className="screen-told" role="status">
        {told}
      </span>
    </div>
  );
}

/** Moves a column by one place; the keyboard goes with it. */
function useMoving(columns: readonly PlanColumn[], onOrder: (order: string[]) => void) {
  const place = useRef<HTMLDivElement>(null);
  const follow = useRef<{ key: string; name: string | undefined }>(undefined);
  const [told, setTold] = useState('');
  useLayoutEffect(() => {
    const { key, name } = follow.current ?? {};
    follow.current = undefined;
    if (key === undefined) return;
    const row = [...(place.current?.children ?? [])].find((each) => each.getAttribute('data-column') === key);
    const wanted = row?.querySelector<HTMLElement>(name ? `[data-move="${name}"]:not(:disabled)` : 'input');
    (wanted ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus();
  });
  const move = (at: number, by: 1 | -1) => {
    const keys = columns.map(({ key }) => key);
    const [moved] = keys.splice(at, 1);
    const to = at + by;
    if (moved === undefined || to < 0 || to > keys.length) return;
    keys.splice(to, 0, moved);
    const focused = document.activeElement?.getAttribute('data-move') ?? undefined;
    follow.current = { key: moved, name: focused };
    setTold(`“${columns[at]?.title ?? ''}”移到第 ${to + 1} 位`);
    onOrder(keys);
  };
  return { place, told, move };
}

interface SmallProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** By which the keyboard finds it again. */
  name?: string;
}

function Small({ label, icon, onClick, disabled = false, name }: SmallProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      title={label}
      aria-label={label}
      disabled={disabled}
      data-move={name}
      onClick={onClick}
    />
  );
}
