import { Select, Spin } from 'antd';
import { type ReactNode, useState } from 'react';
import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import type { CellColumn, EditorProps } from '../Cell.ts';
import { choicesWith, itemOf } from '../drawing/items.ts';
import { listWidth, POPUP_CLASS_NAMES } from '../drawing/popup.ts';
import { useNames } from '../drawing/useNames.ts';
import { withNote } from './EmptyChoices.tsx';
import { useDictionarySearch } from './useDictionarySearch.ts';
import { useEnterTakes } from './useEnterTakes.tsx';

const PAGE_SIZE = 10;

interface DictionarySearchProps extends EditorProps {
  column: CellColumn & ColumnKeys<'pageSize'>;
  /** ms after the last key. */
  pause?: number;
  /** Stands above what was found. */
  note?: string;
}

/** Asks the server for entries that match what is typed and takes one of them. */
export function DictionarySearchEditor(props: DictionarySearchProps) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, status, dictionary, describedBy, onDone } = props;
  const dictCode = column.dictCode ?? '';
  const { keyword, loading, items, search } = useDictionarySearch(dictCode, column.pageSize ?? PAGE_SIZE, props.pause);
  const code = value === null || value === undefined || value === '' ? null : String(value);
  // The answer it was chosen from is gone with the next search.
  const [chosen, setChosen] = useState<DictionaryItem>();
  const known = [...(chosen ? [chosen] : []), ...(items ?? []), ...(dictionary ?? [])];
  const atHand = code === null ? undefined : itemOf(code, known)?.text;
  const [name] = useNames(atHand === undefined ? `dict:${dictCode}` : undefined, code === null ? [] : [code]);
  const take = (next: { value: string; label?: ReactNode } | null | undefined) => {
    setChosen(next ? { value: next.value, text: String(next.label) } : undefined);
    onChange(next?.value ?? null);
  };
  const choices = choicesWith(items, []);
  const { parts, around } = useEnterTakes({
    choices,
    isAnswer: (word) => word === keyword && !loading,
    found: true,
    onTake: take,
    onSearch: search,
    ...(onDone ? { onDone } : {}),
  });
  const { onSearch, onOpenChange, ...rest } = parts;
  const nothing = keyword === '' ? '请输入搜索内容' : '没有查询到任何数据';
  return around(
    <Select
      {...rest}
      id={id}
      value={code === null ? null : { value: code, label: atHand ?? name ?? code }}
      labelInValue
      options={choices}
      onChange={(next) => {
        take(next);
        onDone?.(true);
      }}
      onBlur={onBlur}
      popupMatchSelectWidth={listWidth(onDone !== undefined)}
      showSearch={{ filterOption: false, onSearch }}
      onOpenChange={(open) => {
        onOpenChange(open);
        if (!open) search('');
      }}
      {...(props.note === undefined ? {} : { popupRender: withNote(props.note) })}
      notFoundContent={loading ? <Spin size="small" /> : nothing}
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
