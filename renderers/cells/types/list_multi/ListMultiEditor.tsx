import { Select } from 'antd';
import type { EditorProps } from '../../Cell.ts';
import { choicesWith, codesOf } from '../../drawing/items.ts';
import { listWidth, POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { EmptyChoices } from '../../editors/EmptyChoices.tsx';

/** Several of a list. */
export function ListMultiEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  dictionary,
  describedBy,
  onDone,
}: EditorProps<'list_multi'>) {
  const items = column.options ?? dictionary;
  const codes = codesOf(value);
  return (
    <Select
      id={id}
      mode="multiple"
      value={codes}
      options={choicesWith(items, codes)}
      onChange={(next: string[]) => onChange(next.length > 0 ? next.join(',') : null)}
      onBlur={onBlur}
      loading={items === undefined}
      showSearch={column.allowSearch === false ? false : { optionFilterProp: 'label' }}
      defaultOpen={onDone !== undefined}
      popupMatchSelectWidth={listWidth(onDone !== undefined)}
      maxTagCount={1}
      notFoundContent={<EmptyChoices code={column.dictCode} />}
      allowClear
      placeholder={column.placeholder ?? '请选择'}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      style={{ width: '100%' }}
      classNames={POPUP_CLASS_NAMES}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}
