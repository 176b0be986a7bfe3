import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { elementsOf } from '../../../engine/queries/filterValue.ts';
import type { CellColumn, CellContext } from '../../cells/Cell.ts';
import { ValueView } from '../../cells/drawing/ValueView.tsx';
import { CellEditor } from '../../cells/editors/CellEditor.tsx';
import { showText } from '../../cells/show.ts';

interface EachValueProps {
  id: string;
  column: CellColumn;
  value: string;
  onChange: (value: string | null) => void;
  cells: CellContext;
  label: string;
}

/** Several values of a type whose editor takes one at a time: what it takes joins those below it. */
export function EachValue({ id, column, value, onChange, cells, label }: EachValueProps) {
  const list = useId();
  const [taken, setTaken] = useState(0);
  const values = elementsOf(value);
  const keep = (next: readonly string[]) => onChange(next.length > 0 ? next.join(',') : null);
  const take = (next: unknown) => {
    const text = next === null || next === undefined ? '' : String(next);
    if (text === '') return;
    keep([...new Set([...values, text])]);
    // An emptied editor, and the keyboard in it: the next value follows at once.
    setTaken(taken + 1);
  };
  return (
    <>
      <CellEditor
        key={taken}
        id={id}
        column={column}
        value={null}
        onChange={take}
        dictionary={column.dictCode ? cells.dictionary(column.dictCode) : undefined}
        autoFocus={taken > 0}
        describedBy={list}
      />
      {values.length > 0 && (
        <ul id={list} className="super-values" aria-label={`${label}（已选）`}>
          {values.map((one) => (
            <li key={one}>
              <ValueView value={one} column={column} context={cells} />
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={`移除${showText(one, column, cells)}`}
                onClick={() => keep(values.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
