import { theme } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Closing, Tabs } from '../../../engine/routes/tabs.ts';
import { TabMenu } from './TabMenu.tsx';
import { TabTitle } from './TabTitle.tsx';
import './tabs.css';

interface TabBarProps {
  tabs: Tabs;
  idOf: (key: string) => string;
  dirty: ReadonlySet<string>;
  titleOf: (key: string) => string;
  onShow: (key: string) => void;
  onClose: (key: string, what: Closing) => void;
  onRefresh: (key: string) => void;
  onMove: (key: string, to: number) => void;
}

/** The open pages by name. Arrows move, Enter shows, Delete closes, the menu key opens what else there is. */
export function TabBar({ tabs, idOf, dirty, titleOf, onShow, onClose, onRefresh, onMove }: TabBarProps) {
  const { token } = theme.useToken();
  const bar = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const dragged = useRef<string>(undefined);
  useActiveInSight(bar, tabs);
  const keys = tabs.list.map((tab) => tab.key);
  const stop = focused !== null && keys.includes(focused) ? focused : tabs.active;
  const focus = (key: string | undefined) => {
    if (key !== undefined) document.getElementById(idOf(key))?.focus();
  };
  const lost = focused !== null && !keys.includes(focused);
  const front = idOf(tabs.active);
  useEffect(() => {
    // The keyboard does not fall out of the bar with the tab it has closed.
    if (lost && document.activeElement === document.body) document.getElementById(front)?.focus();
  }, [lost, front]);
  const press = (key: string) => (event: KeyboardEvent) => {
    const acts = keyActions(keys, key, { focus, show: onShow, close: onClose, open: setMenu });
    const act = acts.get(event.shiftKey ? `Shift ${event.key}` : event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={bar}
      className="weft-tabs"
      role="tablist"
      aria-label="已打开的页面"
      style={{ background: token.colorBgContainer, borderBottom: `1px solid ${token.colorBorderSecondary}` }}
      onWheel={(event) => {
        // A plain wheel turns what can only be moved sideways.
        if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
      }}
      onBlur={() => setFocused(null)}
    >
      {tabs.list.map(({ key }, index) => (
        <TabTitle
          key={key}
          id={idOf(key)}
          title={titleOf(key)}
          hint={key}
          active={key === tabs.active}
          dirty={dirty.has(key)}
          closable={key !== tabs.home}
          stop={key === stop}
          onShow={() => onShow(key)}
          onClose={() => onClose(key, 'self')}
          onMenu={() => setMenu(key)}
          onKeyDown={press(key)}
          onFocus={() => setFocused(key)}
          onDragStart={() => {
            dragged.current = key;
          }}
          onDrop={() => {
            if (dragged.current !== undefined) onMove(dragged.current, index);
            dragged.current = undefined;
          }}
        />
      ))}
      {menu !== null && keys.includes(menu) && (
        <TabMenu
          tabs={tabs}
          tab={menu}
          anchor={idOf(menu)}
          onClose={(what) => onClose(menu, what)}
          onRefresh={() => onRefresh(menu)}
          onDone={() => {
            setMenu(null);
            focus(menu);
          }}
        />
      )}
    </div>
  );
}

interface KeyParts {
  focus: (key: string | undefined) => void;
  show: (key: string) => void;
  close: (key: string, what: Closing) => void;
  open: (key: string) => void;
}

function keyActions(keys: readonly string[], key: string, { focus, show, close, open }: KeyParts) {
  const at = keys.indexOf(key);
  return new Map<string, () => void>([
    ['ArrowLeft', () => focus(keys.at(at - 1))],
    ['ArrowRight', () => focus(keys[at + 1] ?? keys[0])],
    ['Home', () => focus(keys[0])],
    ['End', () => focus(keys.at(-1))],
    ['Enter', () => show(key)],
    [' ', () => show(key)],
    ['Delete', () => close(key, 'self')],
    ['ContextMenu', () => open(key)],
    ['Shift F10', () => open(key)],
  ]);
}

function useActiveInSight(bar: RefObject<HTMLDivElement | null>, { active, list }: Tabs): void {
  const count = list.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab in front, or another one beside it
  useEffect(() => {
    bar.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [bar, active, count]);
}
