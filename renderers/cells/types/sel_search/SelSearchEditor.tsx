import { Select } from 'antd';
import type { EditorProps } from '../../Cell.ts';
import { CUT_NOTE, CUT_PAUSE, isCutShort } from '../../drawing/cutShort.ts';
import { choicesWith } from '../../drawing/items.ts';
import { listWidth, POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { DictionarySearchEditor } from '../../editors/DictionarySearchEditor.tsx';
import { EmptyChoices } from '../../editors/EmptyChoices.tsx';
import { useEnterTakes } from '../../editors/useEnterTakes.tsx';

/** Searches a loaded dictionary and takes one of it; one too long to be loaded whole is searched on the server. */
export function SelSearchEditor(props: EditorProps<'sel_search'>) {
  const cut = isCutShort(props.column, props.dictionary);
  return cut ? <DictionarySearchEditor {...props} pause={CUT_PAUSE} note={CUT_NOTE} /> : <LoadedSearch {...props} />;
}

function LoadedSearch(props: EditorProps<'sel_search'>) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, status, dictionary, describedBy, onDone } = props;
  const items = column.options ?? dictionary;
  const code = value === null || value === undefined || value === '' ? null : String(value);
  const choices = choicesWith(items, code === null ? [] : [code]);
  const { parts, around } = useEnterTakes({
    choices,
    isAnswer: () => items !== undefined,
    onTake: (choice) => onChange(choice.value),
    ...(onDone ? { onDone } : {}),
  });
  const { onSearch, ...rest } = parts;
  return around(
    <Select
      {...rest}
      id={id}
      value={code}
      options={choices}
      onChange={(next) => {
        onChange(next ?? null);
        onDone?.(true);
      }}
      onBlur={onBlur}
      loading={items === undefined}
      popupMatchSelectWidth={listWidth(onDone !== undefined)}
      showSearch={{ optionFilterProp: 'label', onSearch }}
      notFoundContent={<EmptyChoices code={column.dictCode} />}
      allowClear
      placeholder={column.placeholder ?? '请输入搜索内容'}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      style={{ width: '100%' }}
      classNames={POPUP_CLASS_NAMES}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />,
  );
}
