import { SearchOutlined } from '@ant-design/icons';
import { Button, type RefSelectProps, Select, theme } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Entry, type EntryGroup, usePalette } from './usePalette.tsx';
import { useSearchKey } from './useSearchKey.ts';

/** What somebody has typed before the search box was there. */
export interface Begun {
  text: string;
  /** An input method still holds the word. */
  composing: boolean;
  /** And pressed Enter. */
  taken: boolean;
}

/** Pixels: names of records are longer than the box. */
const POPUP_WIDTH = 460;

interface MenuSearchSelectProps {
  /** Ctrl or ⌘ K comes here. */
  shortcut: boolean;
  /** What stands in it while it is empty. */
  hint: string;
  /** What was typed before it was there; it then opens at once. */
  begun: Begun | undefined;
  /** What was chosen is being opened. */
  onChosen?: (() => void) | undefined;
}

/** The search box. */
export function MenuSearchSelect({ shortcut, hint, begun, onChosen }: MenuSearchSelectProps) {
  const { token } = theme.useToken();
  const [open, setOpen] = useState(begun !== undefined);
  const [text, setText] = useState(begun?.text ?? '');
  const { groups, entries, search: records } = usePalette(open ? text : '');
  const ref = useRef<RefSelectProps>(null);
  const before = useRef<Element>(null);
  useSearchKey(shortcut, () => {
    before.current = document.activeElement;
    ref.current?.focus();
    setOpen(true);
  });
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    setOpen(false);
    setText('');
    onChosen?.();
    entry.run();
  };
  /** The entry the list has marked for these words. */
  const marked = useRef<string | null>(null);
  /** Enter was pressed before there was anything to take: the first that comes is meant. */
  const early = useRef(begun?.taken ?? false);
  const take = () => {
    if (text.trim() === '' && marked.current === null) return;
    const entry = entries.find(({ value }) => value === marked.current) ?? entries[0];
    early.current = entry === undefined && records.pending;
    choose(entry);
  };
  useEffect(() => {
    if (early.current) take();
  });
  const { listen, search } = useTyped((words) => {
    marked.current = null;
    early.current = false;
    setText(words);
  });
  const press = (event: KeyboardEvent) => {
    // The list itself answers only once it is drawn, and whoever knows the words does not wait for it.
    if (event.key === 'Enter' && open && !event.nativeEvent.isComposing) {
      event.stopPropagation();
      take();
    }
    if (event.key !== 'Escape') return;
    turn(false);
    // Back to where Ctrl K has taken the keyboard from.
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  };
  const turn = (next: boolean) => {
    setOpen(next);
    if (!next) setText('');
  };
  return (
    <span style={{ display: 'contents' }} onInputCapture={listen} onKeyDownCapture={press}>
      <Select<string | null, Entry | EntryGroup>
        ref={ref}
        className="weft-search"
        value={null}
        options={groups.length > 0 ? groups : entries}
        open={open}
        onOpenChange={turn}
        onChange={(value) => choose(entries.find((entry) => entry.value === value))}
        onActive={(value) => {
          marked.current = typeof value === 'string' ? value : null;
        }}
        showSearch={{ searchValue: text, onSearch: search, filterOption: false }}
        autoFocus={begun !== undefined}
        placeholder={hint}
        suffixIcon={<SearchOutlined style={{ color: token.colorTextTertiary }} />}
        // A width in figures: a list that finds its own is drawn whole, and scrolls where the keyboard does not come.
        popupMatchSelectWidth={POPUP_WIDTH}
        classNames={{ popup: { root: 'weft-search-popup' } }}
        notFoundContent={records.pending ? null : '没有匹配的页面、动作或记录'}
        popupRender={(list) => (
          <>
            {list}
            <RecordState records={records} />
          </>
        )}
        aria-label="搜索菜单"
      />
    </span>
  );
}

/** How the search for records stands, below what is there already. */
function RecordState({ records }: { records: ReturnType<typeof usePalette>['search'] }): ReactNode {
  const { pending, failed, found, retry } = records;
  if (pending) return <Note>正在查找记录…</Note>;
  if (failed)
    return (
      <Note>
        记录没有查到
        {/* The list takes the press for itself otherwise. */}
        <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
          重试
        </Button>
      </Note>
    );
  const { partial = [] } = found ?? {};
  if (partial.length === 0) return null;
  const some = partial.slice(0, 3).join('、');
  return <Note>{`${some}${partial.length > 3 ? `等 ${partial.length} 种` : ''}记录多，只按编号的开头查找`}</Note>;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="weft-search-note" role="status">
      {children}
    </div>
  );
}

/** A list that opens empties its words too, some time later: only what somebody types counts. */
function useTyped(take: (words: string) => void) {
  const typing = useRef(false);
  const listen = () => {
    typing.current = true;
  };
  const search = (words: string) => {
    if (typing.current) take(words);
    typing.current = false;
  };
  return { listen, search };
}
