import { Alert, Button, Popconfirm, Segmented } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { applyEdits } from '../../engine/compile/language/edits.ts';
import type { Problem } from '../../engine/problems.ts';
import { useTabState } from '../services/pageTab.ts';
import { useNarrow } from '../ui/useMedia.ts';
import { useCompiler } from './compiler/useCompiler.ts';
import type { Assist } from './editor/assistance.ts';
import { SourceArea, type Target } from './editor/SourceArea.tsx';
import { FileActions } from './files/FileActions.tsx';
import { FileTree } from './files/FileTree.tsx';
import { useDrafts } from './files/useDrafts.ts';
import { useEditors } from './files/useEditors.ts';
import { ProblemList } from './ProblemList.tsx';
import { Results } from './preview/Results.tsx';
import type { Cursor } from './preview/usePointing.ts';
import { Bar } from './publishing/Bar.tsx';
import { useRestoring } from './publishing/useRestoring.ts';
import { useRenaming } from './renaming/useRenaming.tsx';
import type { Shared } from './sharing/shared.ts';
import { useTakenOnce } from './sharing/useTakenOnce.ts';
import { useInserting } from './sql/useInserting.ts';

const PANES = [
  { value: 'files', label: '文件' },
  { value: 'text', label: '文本' },
  { value: 'result', label: '结果' },
];

interface WorkbenchProps {
  /** As they are in force. */
  files: readonly SourceFile[];
  /** What came with the address. */
  shared: Shared | undefined;
  /** Resolves when they have been read again. */
  reread: () => Promise<void>;
}

/** Files at the left, text and problems in the middle, what comes of them at the right; on a phone one at a time. */
export function Workbench({ files: published, shared, reread }: WorkbenchProps) {
  const narrow = useNarrow();
  const { drafts, files, overtaken, write, giveUp, keepOver } = useDrafts(published);
  const { findings, ask, retry } = useCompiler(files);
  const [pane, setPane] = useTabState('pane', 'files');
  const [chosen, setPath] = useTabState('path', '');
  const [target, setTarget] = useState<Target>();
  const [cursor, setCursor] = useState<Cursor>();
  const paths = useMemo(() => files.map(({ path }) => path), [files]);
  const path = paths.includes(chosen)
    ? chosen
    : (paths.find((each) => each.endsWith('.screen.json')) ?? paths[0] ?? '');
  const text = files.find((file) => file.path === path)?.text ?? '';
  const editors = useEditors(path, drafts[path] !== undefined);
  const open = (next: string) => {
    setPath(next);
    setPane('text');
  };
  const goTo = ({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>) => {
    open(file);
    setTarget({ line, column });
  };
  const mend = useCallback(
    (problems: readonly Problem[]) => {
      for (const file of new Set(problems.map((problem) => problem.file))) {
        const edits = problems.filter((each) => each.file === file).flatMap(({ mend: own }) => own?.edits ?? []);
        write(file, applyEdits(files.find((each) => each.path === file)?.text ?? '', edits));
      }
    },
    [files, write],
  );
  const show = useCallback((shown: string) => ask('show', shown), [ask]);
  const asking = useMemo(() => {
    const compare = (others: readonly SourceFile[]) => ask('compare', others);
    return { compare, origins: (id: string) => ask('origins', id), published, drafts };
  }, [ask, published, drafts]);
  const named = (file: string, offset: number) => ask('named', { path: file, offset });
  const renaming = useRenaming(files, named, (request) => ask('rename', request), write);
  const uses = async (kind: string, name: string) => (await ask('uses', { kind, name })) ?? [];
  const assist: Assist = {
    complete: async (file, offset) => (await ask('complete', { file, offset })) ?? [],
    hover: (file, offset) => ask('hover', { file, offset }),
    named,
    textOf: (file) => files.find((each) => each.path === file)?.text,
    onGo: goTo,
    onRename: (file, offset) => void renaming.begin(file, offset),
  };
  const restore = useRestoring(drafts, write, open);
  const insert = useInserting(path, files, write, open);
  useTakenOnce(shared, published, restore);
  return (
    <div className="playground" data-pane={pane}>
      <Bar {...{ drafts, findings, overtaken }} asking={asking} onGiveUp={giveUp} reread={reread} />
      <Overtaken paths={overtaken} onTake={(each) => giveUp([each])} onKeep={keepOver} />
      {narrow && <Segmented block options={PANES} value={pane} onChange={setPane} />}
      <div className="playground-panes">
        <FileTree
          {...{ paths, drafts }}
          problems={findings.problems}
          shown={path}
          onShow={open}
          acts={<FileActions {...{ files, path, write }} uses={uses} onRename={renaming.beginOf} onShow={open} />}
        />
        <div className="playground-text">
          <div className="playground-path">{path.replace(/^screens\//, '')}</div>
          {editors.length > 0 && (
            <Alert
              banner
              type="info"
              role="status"
              title={`${editors.join('、')} 正在编辑此文件，请先商量：后发布的要再合并一次`}
            />
          )}
          <SourceArea
            {...{ path, text, target, assist }}
            problems={findings.problems}
            onText={write}
            onLine={(file, line) => setCursor({ file, line })}
          />
          <ProblemList findings={findings} onShow={goTo} onMend={mend} onRetry={retry} />
        </div>
        <Results
          path={path}
          findings={findings}
          show={show}
          asking={asking}
          cursor={cursor}
          onGo={goTo}
          onRestore={restore}
          onInsert={insert}
        />
      </div>
      {renaming.dialog}
    </div>
  );
}

interface OvertakenProps {
  paths: readonly string[];
  onTake: (path: string) => void;
  onKeep: (path: string) => void;
}

/** Files that somebody else has changed below one's own draft. */
function Overtaken({ paths, onTake, onKeep }: OvertakenProps) {
  return paths.map((path) => (
    <Alert
      key={path}
      banner
      type="warning"
      title={`${path.replace(/^screens\//, '')} 在您改动期间已被别人改过`}
      action={
        <>
          <Button size="small" type="link" onClick={() => onKeep(path)}>
            保留我的
          </Button>
          <Popconfirm title="用线上的文件代替您的改动？" description="您的改动不能找回" onConfirm={() => onTake(path)}>
            <Button size="small" type="link">
              用线上的
            </Button>
          </Popconfirm>
        </>
      }
    />
  ));
}
