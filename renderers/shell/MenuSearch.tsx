import { SearchOutlined } from '@ant-design/icons';
import { type RefSelectProps, Select, theme } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationNode } from '../../engine/routes/buildNavigation.ts';
import { useNavigation } from './useMenu.ts';

interface Entry {
  value: string;
  label: string;
  node: NavigationNode;
}

/** Finds a menu entry by its title and goes there. `shortcut`: Ctrl or ⌘ K comes here. */
export function MenuSearch({ shortcut }: { shortcut?: boolean }) {
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const entries = useMemo(() => navigation.flatMap((node) => leaves(node, [])), [navigation]);
  const [open, setOpen] = useState(false);
  const ref = useRef<RefSelectProps>(null);
  useShortcut(shortcut === true, () => {
    ref.current?.focus();
    setOpen(true);
  });
  const choose = (_value: string | null, entry: Entry | Entry[] | undefined) => {
    if (!entry || Array.isArray(entry)) return;
    setOpen(false);
    ref.current?.blur();
    const { key, target } = entry.node;
    if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener,noreferrer');
    else navigate(key);
  };
  return (
    <Select<string | null, Entry>
      ref={ref}
      className="weft-search"
      value={null}
      options={entries}
      open={open}
      onOpenChange={setOpen}
      onChange={choose}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={shortcut ? '搜索菜单  Ctrl K' : '搜索菜单'}
      suffixIcon={<SearchOutlined style={{ color: token.colorTextTertiary }} />}
      notFoundContent="没有匹配的菜单"
      aria-label="搜索菜单"
    />
  );
}

function leaves(node: NavigationNode, above: string[]): Entry[] {
  const titles = [...above, node.title];
  if (node.children.length > 0) return node.children.flatMap((child) => leaves(child, titles));
  return node.target.kind === 'refused' ? [] : [{ value: node.key, label: titles.join(' / '), node }];
}

function useShortcut(active: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}
