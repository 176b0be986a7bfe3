import { Select } from 'antd';
import type { EditorProps } from '../Cell.ts';
import { choicesWith } from '../items.ts';
import { POPUP_CLASS_NAMES } from '../popup.ts';

/** Searches a loaded dictionary and takes one of it. */
export function SelSearchEditor(props: EditorProps) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, status, dictionary, describedBy, onDone } = props;
  const items = column.options ?? dictionary;
  const code = value === null || value === undefined || value === '' ? null : String(value);
  return (
    <Select
      id={id}
      value={code}
      options={choicesWith(items, code === null ? [] : [code])}
      onChange={(next) => {
        onChange(next ?? null);
        onDone?.(true);
      }}
      onBlur={onBlur}
      loading={items === undefined}
      defaultOpen={onDone !== undefined}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="没有查询到任何数据"
      allowClear
      placeholder={column.placeholder ?? '请输入搜索内容'}
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
