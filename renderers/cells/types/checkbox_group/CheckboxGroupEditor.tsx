import { Checkbox, Input, Popover } from 'antd';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { EditorProps } from '../../Cell.ts';
import { choicesWith, codesOf } from '../../drawing/items.ts';
import { kindText } from '../../drawing/kindText.ts';
import { POPOVER_CLASS_NAMES } from '../../drawing/popup.ts';
import '../../cells.css';

/** Boxes for all choices; a cell of a grid has no room for them, there they hang below it. */
export function CheckboxGroupEditor(props: EditorProps<'checkbox_group'>) {
  return props.onDone ? <HangingBoxes {...props} onDone={props.onDone} /> : <Boxes {...props} />;
}

/** Esc keeps what was ticked before, Enter and a click elsewhere take what is ticked now. */
function HangingBoxes(props: EditorProps & { onDone: (taken: boolean) => void }) {
  const { value, column, dictionary, status, describedBy, onDone } = props;
  const boxes = useRef<HTMLDivElement>(null);
  const enter = useCallback(() => boxes.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  const keys = (event: KeyboardEvent) => {
    // What is pressed here is no key of the grid.
    event.stopPropagation();
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    onDone(event.key === 'Enter');
  };
  return (
    <Popover
      open
      placement="bottomLeft"
      arrow={false}
      classNames={POPOVER_CLASS_NAMES}
      content={
        <div ref={boxes} role="dialog" aria-label={column.title} className="cell-boxes-pop" onKeyDown={keys}>
          <Shown onShown={enter} />
          <Boxes {...props} />
        </div>
      }
    >
      <Input
        value={kindText(value, column, { dictionary: () => dictionary })}
        readOnly
        // Whoever puts the keyboard here means the boxes.
        onFocus={enter}
        placeholder={column.placeholder ?? '请选择'}
        status={status}
        aria-haspopup="dialog"
        aria-invalid={status === 'error'}
        aria-describedby={describedBy}
      />
    </Popover>
  );
}

/** A pop-over draws its content late. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** In the order of the choices; what is no longer offered keeps its box and cannot be ticked anew. */
function Boxes(props: EditorProps<'checkbox_group'>) {
  const { id, value, onChange, onBlur, column, disabled, status, describedBy, dictionary } = props;
  const codes = codesOf(value);
  const choices = choicesWith(column.options ?? dictionary, codes);
  const offered = choices.filter((choice) => !choice.disabled).map((choice) => choice.value);
  const stay = codes.filter((code) => !offered.includes(code));
  const ticked = codes.filter((code) => offered.includes(code));
  const take = (next: readonly string[]) => {
    const kept = choices.filter((choice) => next.includes(choice.value)).map((choice) => choice.value);
    onChange(kept.length > 0 ? kept.join(',') : null);
  };
  return (
    <fieldset
      id={id}
      className="cell-boxes"
      onBlur={onBlur}
      aria-label={column.title}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    >
      {column.selectAll === true && (
        <Checkbox
          checked={offered.length > 0 && ticked.length === offered.length}
          indeterminate={ticked.length > 0 && ticked.length < offered.length}
          disabled={disabled}
          onChange={(event) => take(event.target.checked ? [...stay, ...offered] : stay)}
        >
          全选
        </Checkbox>
      )}
      <Checkbox.Group value={codes} options={choices} disabled={disabled} onChange={(next: string[]) => take(next)} />
    </fieldset>
  );
}
