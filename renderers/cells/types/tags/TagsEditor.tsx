import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { EditorProps } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';
import { GROUP_SIZE, groupedTags } from './tagsText.ts';

/** One line that cuts itself into tags while it is typed. */
export function TagsEditor(props: EditorProps<'tags'>) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, clearable, status, describedBy } = props;
  const { groupSize: size = GROUP_SIZE } = column;
  // Letters on their way to becoming characters must not be cut.
  const [composing, setComposing] = useState<string | null>(null);
  const take = (text: string) => {
    const tags = groupedTags(text, size);
    onChange(tags === '' ? null : tags);
  };
  return (
    <Input
      id={id}
      value={composing ?? inputText(value)}
      onChange={(event) => (composing === null ? take(event.target.value) : setComposing(event.target.value))}
      onCompositionStart={(event) => setComposing(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposing(null);
        take(event.currentTarget.value);
      }}
      onBlur={onBlur}
      placeholder={column.placeholder ?? `每 ${size} 个字为一个标签`}
      disabled={disabled}
      autoFocus={autoFocus}
      allowClear={clearable}
      status={status}
      autoComplete="off"
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}
