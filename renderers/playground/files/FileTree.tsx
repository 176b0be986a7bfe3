import { Input, Tree, type TreeDataNode } from 'antd';
import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../engine/problems.ts';
import type { Drafts } from './drafts.ts';

interface FileTreeProps {
  paths: readonly string[];
  drafts: Drafts;
  problems: readonly Problem[];
  shown: string;
  onShow: (path: string) => void;
  /** What can be done with files. */
  acts: ReactNode;
}

/** The declarations by folder; what is changed and what is wrong shows. */
export function FileTree({ paths, drafts, problems, shown, onShow, acts }: FileTreeProps) {
  const [part, setPart] = useState('');
  const changed = useSame(new Set(Object.keys(drafts)));
  const wrong = useSame(counted(problems));
  const all = useSame(paths);
  const wanted = useMemo(
    () => all.filter((path) => path.toLowerCase().includes(part.trim().toLowerCase())),
    [all, part],
  );
  const [open, setOpen] = useState<readonly string[]>(() => foldersOf(shown));
  const expanded = useSame(
    part.trim() === '' ? [...new Set([...open, ...foldersOf(shown)])] : wanted.flatMap(foldersOf),
  );
  const newest = useRef(onShow);
  newest.current = onShow;
  const show = useCallback((path: string) => newest.current(path), []);
  return (
    <div className="playground-files">
      {acts}
      <Input
        type="search"
        size="small"
        placeholder="按路径找文件"
        aria-label="按路径找文件"
        value={part}
        onChange={(event) => setPart(event.target.value)}
      />
      <div className="playground-tree">
        <Files {...{ wanted, changed, wrong, shown, expanded }} onOpen={setOpen} onShow={show} />
        {wanted.length === 0 && <p className="playground-none">没有这样的文件</p>}
      </div>
    </div>
  );
}

interface FilesProps {
  wanted: readonly string[];
  changed: ReadonlySet<string>;
  wrong: ReadonlyMap<string, number>;
  shown: string;
  expanded: readonly string[];
  onOpen: (folders: readonly string[]) => void;
  onShow: (path: string) => void;
}

/** Drawn anew when one of these is another, and not with every key that is typed. */
const Files = memo(function Files({ wanted, changed, wrong, shown, expanded, onOpen, onShow }: FilesProps) {
  const nodes = useMemo(() => treeOf(wanted), [wanted]);
  return (
    <Tree
      blockNode
      treeData={nodes}
      expandedKeys={[...expanded]}
      onExpand={(keys) => onOpen(keys.map(String))}
      selectedKeys={[shown]}
      onSelect={(_, { node }) => node.isLeaf && onShow(String(node.key))}
      titleRender={(node) => (
        <FileName
          name={String(node.title)}
          changed={changed.has(String(node.key))}
          count={wrong.get(String(node.key)) ?? 0}
        />
      )}
    />
  );
});

/** The one from before as long as it holds the same. */
function useSame<T extends Iterable<unknown>>(next: T): T {
  const last = useRef(next);
  if (JSON.stringify([...last.current]) !== JSON.stringify([...next])) last.current = next;
  return last.current;
}

function FileName({ name, changed, count }: { name: string; changed: boolean; count: number }) {
  return (
    <span className="playground-file">
      <span className="playground-file-name" title={name}>
        {name}
      </span>
      {changed && (
        <span className="playground-changed" title="有未发布的改动">
          改
        </span>
      )}
      {count > 0 && (
        <span className="playground-count" title={`${count} 个问题`}>
          {count}
        </span>
      )}
    </span>
  );
}

function counted(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of problems) {
    for (const path of [file, ...foldersOf(file)]) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/** Folders around a file, from the outside in. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Everything lies in `screens/`, which is not shown. */
function treeOf(paths: readonly string[]): TreeDataNode[] {
  const root: TreeDataNode = { key: 'screens', children: [] };
  const folders = new Map([['screens', root]]);
  for (const path of paths) {
    let above = root;
    for (const folder of foldersOf(path)) {
      const known = folders.get(folder);
      const made: TreeDataNode = known ?? { key: folder, title: folder.split('/').at(-1), children: [] };
      if (!known) above.children?.push(made);
      folders.set(folder, made);
      above = made;
    }
    above.children?.push({ key: path, title: path.split('/').at(-1), isLeaf: true });
  }
  return root.children ?? [];
}
