import { SearchOutlined } from '@ant-design/icons';
import { type RefSelectProps, Select, theme } from 'antd';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationNode } from '../../../engine/routes/buildNavigation.ts';
import { useNavigation } from '../../services/useMenu.ts';
import { useSearchKey } from './useSearchKey.ts';

/** What somebody has typed before the search box was there. */
export interface Begun {
  text: string;
  /** An input method still holds the word. */
  composing: boolean;
  /** And pressed Enter. */
  taken: boolean;
}

interface MenuSearchSelectProps {
  /** Ctrl or ⌘ K comes here. */
  shortcut: boolean;
  /** What stands in it while it is empty. */
  hint: string;
  /** What was typed before it was there; it then opens at once. */
  begun: Begun | undefined;
}

interface Entry {
  value: string;
  label: string;
  node: NavigationNode;
}

/** The search box. */
export function MenuSearchSelect({ shortcut, hint, begun }: MenuSearchSelectProps) {
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const entries = useMemo(() => navigation.flatMap((node) => leaves(node, [])), [navigation]);
  const [open, setOpen] = useState(begun !== undefined);
  const [text, setText] = useState(begun?.text ?? '');
  const ref = useRef<RefSelectProps>(null);
  const before = useRef<Element>(null);
  useSearchKey(shortcut, () => {
    before.current = document.activeElement;
    ref.current?.focus();
    setOpen(true);
  });
  const choose = (_value: string | null, entry: Entry | Entry[] | undefined) => {
    if (!entry || Array.isArray(entry)) return;
    setOpen(false);
    setText('');
    openEntry(entry, navigate);
  };
  /** The entry the list has marked for these words. */
  const marked = useRef<string | null>(null);
  const take = () => {
    const found = entries.filter((entry) => matches(text, entry));
    if (text.trim() === '' && marked.current === null) return;
    choose(null, found.find(({ value }) => value === marked.current) ?? found[0]);
  };
  const early = useRef(begun?.taken);
  useEffect(() => {
    if (early.current) take();
    early.current = false;
  });
  const { listen, search } = useTyped((words) => {
    marked.current = null;
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
      <Select<string | null, Entry>
        ref={ref}
        className="weft-search"
        value={null}
        options={entries}
        open={open}
        onOpenChange={turn}
        onChange={choose}
        onActive={(value) => {
          marked.current = value;
        }}
        showSearch={{
          searchValue: text,
          onSearch: search,
          filterOption: (asked, entry) => !entry || matches(asked, entry),
        }}
        autoFocus={begun !== undefined}
        placeholder={hint}
        suffixIcon={<SearchOutlined style={{ color: token.colorTextTertiary }} />}
        notFoundContent="没有匹配的菜单"
        aria-label="搜索菜单"
      />
    </span>
  );
}

function openEntry({ node: { key, target } }: Entry, navigate: (key: string) => unknown): void {
  // What comes is read there.
  document.querySelector<HTMLElement>('.weft-pages')?.focus({ preventScroll: true });
  if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener,noreferrer');
  else navigate(key);
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

function matches(asked: string, { label }: Entry): boolean {
  return label.toLowerCase().includes(asked.trim().toLowerCase());
}

function leaves(node: NavigationNode, above: string[]): Entry[] {
  const titles = [...above, node.title];
  if (node.children.length > 0) return node.children.flatMap((child) => leaves(child, titles));
  return node.target.kind === 'refused' ? [] : [{ value: node.key, label: titles.join(' / '), node }];
}
