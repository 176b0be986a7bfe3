import { theme } from 'antd';
import type { NavigationNode } from '../../engine/routes/buildNavigation.ts';
import { useServices } from '../services/services.ts';
import { useHome, useNavigation } from '../services/useMenu.ts';
import { useZonedFormat } from '../services/useZonedFormat.ts';
import { EntryCards } from './EntryCards.tsx';

const DAY = { month: 'long', day: 'numeric' } as const;
const WEEKDAY = { weekday: 'long' } as const;

/** A first page where none is declared: the day, and every page the menu grants. */
export function HomePage() {
  const { token } = theme.useToken();
  const { clock } = useServices();
  const now = clock();
  const day = useZonedFormat(DAY);
  const weekday = useZonedFormat(WEEKDAY);
  return (
    <div className="weft-home">
      <h1 style={{ color: token.colorText }}>
        {day(now)} {weekday(now)}
      </h1>
      <Shortcuts />
    </div>
  );
}

/** Every page the menu grants, by its folders. */
export function Shortcuts() {
  const { token } = theme.useToken();
  const home = useHome();
  const groups = groupEntries(useNavigation().filter((node) => node.key !== home));
  return (
    <div className="weft-home weft-home-groups">
      {groups.map((group) => (
        <section key={group.title} className="weft-card">
          <h2 style={{ color: token.colorText }}>{group.title}</h2>
          <EntryCards nodes={group.nodes} icon={group.icon} />
        </section>
      ))}
    </div>
  );
}

// Folders become headings; what lies deeper comes up to its first-level folder.
interface Group {
  title: string;
  icon?: string;
  nodes: NavigationNode[];
}

function groupEntries(nodes: NavigationNode[]): Group[] {
  const loose = nodes.filter((node) => node.children.length === 0 && node.target.kind !== 'refused');
  const folders = nodes.filter((node) => node.children.length > 0);
  return [
    ...folders.map((folder) => ({ title: folder.title, icon: folder.icon, nodes: folder.children.flatMap(flatten) })),
    ...(loose.length > 0 ? [{ title: '其他', nodes: loose }] : []),
  ];
}

function flatten(node: NavigationNode): NavigationNode[] {
  return node.children.length > 0 ? node.children.flatMap(flatten) : node.target.kind === 'refused' ? [] : [node];
}
