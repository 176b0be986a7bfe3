import { Checkbox } from 'antd';
import type { EditorProps } from '../Cell.ts';
import { choicesWith, codesOf } from '../items.ts';
import '../cells.css';

/** Boxes for all choices, in their order; what is no longer offered keeps its box and cannot be ticked anew. */
export function CheckboxGroupEditor(props: EditorProps) {
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
