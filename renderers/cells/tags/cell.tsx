import { Select } from 'antd';
import type { Cell, EditorProps } from '../Cell.ts';
import { POPUP_CLASS_NAMES } from '../popup.ts';
import { tagMark } from '../tagMark.ts';
import { tagColor, tagsOf, tagsValue } from './tagsText.ts';

function TagsEditor({ id, value, onChange, onBlur, column, disabled, autoFocus, status, describedBy }: EditorProps) {
  return (
    <Select
      id={id}
      mode="tags"
      value={tagsOf(value)}
      onChange={(tags: string[]) => onChange(tagsValue(tags))}
      onBlur={onBlur}
      tokenSeparators={[';', '；']}
      open={false}
      suffixIcon={null}
      allowClear
      placeholder={column.placeholder ?? '输入后按回车'}
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

/** Free words, semicolon-joined. */
export const tagsCell: Cell = {
  display: {
    align: 'left',
    format: (value) => tagsOf(value).join('；'),
    drawing: {
      wanted: () => true,
      draw: (element, value, column) => {
        for (const tag of tagsOf(value)) element.append(tagMark(tag, column.setTagColor ? tagColor(tag) : undefined));
      },
    },
  },
  Editor: TagsEditor,
};
