import { theme } from 'antd';
import { useAtomValue } from 'jotai';
import type { NavigationNode } from '../../engine/routes/buildNavigation.ts';
import { greeting } from '../../engine/session/wording.ts';
import { useHome, useNavigation } from '../shell/useMenu.ts';
import { sessionAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';
import { EntryCards } from './EntryCards.tsx';

const DAY = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'long' });

/** The first page: who is here, what day it is, and every page the menu grants. */
export function HomePage() {
  const { token } = theme.useToken();
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  const home = useHome();
  const groups = groupEntries(useNavigation().filter((node) => node.key !== home));
  const now = new Date(clock());
  return (
    <div className="weft-home">
      <header>
        <h1 style={{ color: token.colorText }}>
          {greeting(now.getHours())}，{user?.realname}
        </h1>
        <p style={{ color: token.colorTextSecondary }}>今天是 {DAY.format(now)}</p>
      </header>
      {groups.map((group) => (
        <section key={group.title} className="weft-card">
          <h2 style={{ color: token.colorText }}>{group.title}</h2>
          <EntryCards nodes={group.nodes} />
        </section>
      ))}
    </div>
  );
}

// Folders become headings; what lies deeper comes up to its first-level folder.
function groupEntries(nodes: NavigationNode[]): { title: string; nodes: NavigationNode[] }[] {
  const loose = nodes.filter((node) => node.children.length === 0);
  const folders = nodes.filter((node) => node.children.length > 0);
  return [
    ...(loose.length > 0 ? [{ title: '常用', nodes: loose }] : []),
    ...folders.map((folder) => ({ title: folder.title, nodes: folder.children.flatMap(flatten) })),
  ];
}

function flatten(node: NavigationNode): NavigationNode[] {
  return node.children.length > 0 ? node.children.flatMap(flatten) : [node];
}
