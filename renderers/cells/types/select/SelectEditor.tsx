import { Select, Spin } from 'antd';
import { useState } from 'react';
import type { EditorProps } from '../../Cell.ts';
import { CUT_LIST_NOTE, CUT_NOTE, CUT_PAUSE, isCutShort } from '../../drawing/cutShort.ts';
import { type Choice, choicesWith, codesOf } from '../../drawing/items.ts';
import { nameSetOf } from '../../drawing/nameMarks.ts';
import { listWidth, POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { useNames } from '../../drawing/useNames.ts';
import { DictionarySearchEditor } from '../../editors/DictionarySearchEditor.tsx';
import { EmptyChoices, withNote } from '../../editors/EmptyChoices.tsx';
import { useEnterTakes } from '../../editors/useEnterTakes.tsx';

/**
 * Chooses one code, or several where the column allows. A stored code that is no longer offered stays readable; a
 * dictionary too long to be at hand is searched on the server.
 */
export function SelectEditor(props: EditorProps<'select'>) {
  const { column, dictionary } = props;
  if (column.tree) return <LinkedCode {...props} />;
  if (column.multiple) return <SeveralCodes {...props} />;
  const cut = isCutShort(column, dictionary) && !column.allowInput;
  return cut ? <DictionarySearchEditor {...props} pause={CUT_PAUSE} note={CUT_NOTE} /> : <OneCode {...props} />;
}

/** Of a chain whose items come below the value above: what is stored has its name before they are there. */
function LinkedCode(props: EditorProps<'select'>) {
  const { column, value } = props;
  const codes = codesOf(value);
  const texts = useNames(nameSetOf(column), codes);
  const names = new Map(codes.map((code, at) => [code, texts[at] ?? code]));
  return column.multiple ? <SeveralCodes {...props} names={names} /> : <OneCode {...props} names={names} />;
}

interface NamedProps extends EditorProps<'select'> {
  /** Names of stored codes that no item tells. */
  names?: ReadonlyMap<string, string>;
}

function OneCode(props: NamedProps) {
  const { value, onChange, onDone } = props;
  const take = (next: string | null) => {
    onChange(next ?? null);
    onDone?.(true);
  };
  const code = value === null || value === undefined || value === '' ? null : String(value);
  const { shared, choices, search } = useSelect(props, code === null ? [] : [code]);
  const { parts, around } = useEnterTakes({
    choices,
    isAnswer: () => !shared.loading,
    onTake: ({ value: next }) => onChange(next),
    onSearch: search,
    ...(onDone ? { onDone } : {}),
  });
  const { onSearch, ...opened } = parts;
  const { defaultOpen: _, showSearch, ...rest } = shared;
  return around(
    <Select
      {...rest}
      {...opened}
      showSearch={typeof showSearch === 'object' ? { ...showSearch, onSearch } : showSearch}
      value={code}
      options={choices}
      onChange={take}
    />,
  );
}

function SeveralCodes(props: NamedProps) {
  const { value, onChange } = props;
  const codes = codesOf(value);
  const { shared, choices } = useSelect(props, codes);
  return (
    <Select
      {...shared}
      mode="multiple"
      maxTagCount={1}
      value={codes}
      options={choices}
      onChange={(next: string[]) => onChange(next.length > 0 ? next.join(',') : null)}
    />
  );
}

function useSelect(props: NamedProps, codes: readonly string[]) {
  const { id, onBlur, column, disabled, autoFocus, status, dictionary, describedBy, onDone, names, retry } = props;
  const items = column.options ?? dictionary;
  const { choices, search } = useTypedChoice(
    choicesWith(items ?? (names ? [] : undefined), codes, names),
    column.allowInput === true,
  );
  const shared = {
    id,
    onBlur,
    loading: items === undefined,
    showSearch:
      column.allowSearch === false && !column.allowInput
        ? false
        : { optionFilterProp: 'label', ...(column.allowInput ? { onSearch: search } : {}) },
    defaultOpen: onDone !== undefined,
    popupMatchSelectWidth: listWidth(onDone !== undefined),
    ...(isCutShort(column, dictionary) && !column.tree ? { popupRender: withNote(CUT_LIST_NOTE) } : {}),
    notFoundContent:
      items === undefined ? <Spin size="small" /> : <EmptyChoices code={column.dictCode} retry={retry} />,
    allowClear: true,
    placeholder: column.placeholder ?? '请选择',
    disabled,
    autoFocus,
    status,
    style: { width: '100%' },
    classNames: POPUP_CLASS_NAMES,
    'aria-invalid': status === 'error',
    'aria-describedby': describedBy,
  };
  return { shared, choices, search };
}

/** Offers what is being typed as one more choice, as long as it is being typed; chosen, it stays as a stored code. */
export function useTypedChoice(choices: Choice[], allowed: boolean) {
  const [typed, setTyped] = useState('');
  return { choices: allowed ? withTyped(choices, typed) : choices, search: (text: string) => setTyped(text.trim()) };
}

/** The choices and the typed text, unless a choice says the same. A comma would split it in two. */
export function withTyped(choices: Choice[], typed: string): Choice[] {
  const text = typed.replaceAll(',', '');
  const taken = text === '' || choices.some((choice) => choice.label === text || choice.value === text);
  // A value of one's own that was chosen before is no relic of an old list: it may be chosen again.
  const own = choices.map(({ disabled: _, ...choice }) => choice);
  return taken ? own : [...own, { value: text, label: text }];
}
