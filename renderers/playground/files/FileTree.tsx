import { Input, Tree, type TreeDataNode } from 'antd';
import { createContext, memo, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../engine/problems.ts';
import { useSameList } from '../../ui/useSameList.ts';

interface FileTreeProps {
  paths: readonly string[];
  /** Paths of those with a draft. */
  changed: readonly string[];
  problems: readonly Problem[];
  shown: string;
  onShow: (path: string) => void;
  /** What can be done with files. */
  acts: ReactNode;
}

/** The declarations by folder; what is changed and what is wrong shows. */
export const FileTree = memo(function FileTree({ paths, changed, problems, shown, onShow, acts }: FileTreeProps) {
  const [part, setPart] = useState('');
  const states = useMemo(() => ({ changed: new Set(changed), wrong: counted(problems) }), [changed, problems]);
  const wanted = useMemo(
    () => paths.filter((path) => path.toLowerCase().includes(part.trim().toLowerCase())),
    [paths, part],
  );
  const [open, setOpen] = useState<readonly string[]>(() => foldersOf(shown));
  const expanded = useSameList(
    part.trim() === '' ? [...new Set([...open, ...foldersOf(shown)])] : wanted.flatMap(foldersOf),
  );
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
        <StatesContext value={states}>
          <Files wanted={wanted} shown={shown} expanded={expanded} onOpen={setOpen} onShow={onShow} />
        </StatesContext>
        {wanted.length === 0 && <p className="playground-none">没有这样的文件</p>}
      </div>
    </div>
  );
});

/** What is changed, and how much is wrong, by path: names read it, so that the tree around them stays as it is. */
interface States {
  changed: ReadonlySet<string>;
  wrong: ReadonlyMap<string, number>;
}

const StatesContext = createContext<States>({ changed: new Set(), wrong: new Map() });

interface FilesProps {
  wanted: readonly string[];
  shown: string;
  expanded: readonly string[];
  onOpen: (folders: readonly string[]) => void;
  onShow: (path: string) => void;
}

/** Drawn anew when one of these is another, and not with every key that is typed: it measures all its lines. */
const Files = memo(function Files({ wanted, shown, expanded, onOpen, onShow }: FilesProps) {
  const nodes = useMemo(() => treeOf(wanted), [wanted]);
  return (
    <Tree
      blockNode
      treeData={nodes}
      expandedKeys={[...expanded]}
      onExpand={(keys) => onOpen(keys.map(String))}
      selectedKeys={[shown]}
      onSelect={(_, { node }) => node.isLeaf && onShow(String(node.key))}
      titleRender={({ key, title }) => <FileName path={String(key)} name={String(title)} isShown={key === shown} />}
    />
  );
});

function FileName({ path, name, isShown }: { path: string; name: string; isShown: boolean }) {
  const states = useContext(StatesContext);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const [changed, count] = [states.changed.has(path), states.wrong.get(path) ?? 0];
  return (
    <span ref={place} className="playground-file">
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
