import { Alert, Button, Popconfirm, Segmented } from 'antd';
import { startTransition, useCallback, useEffect, useMemo } from 'react';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { applyEdits } from '../../engine/compile/language/edits.ts';
import type { Problem } from '../../engine/problems.ts';
import { useNarrow } from '../ui/useMedia.ts';
import { useNewest } from '../ui/useNewest.ts';
import { useSameList } from '../ui/useSameList.ts';
import { useCompiler } from './compiler/useCompiler.ts';
import type { Assist } from './editor/assistance.ts';
import { SourceArea } from './editor/SourceArea.tsx';
import type { Drafts } from './files/drafts.ts';
import { FileActions, type FileActionsProps } from './files/FileActions.tsx';
import { FileTree } from './files/FileTree.tsx';
import { useDrafts } from './files/useDrafts.ts';
import { ELSEWHERE, useEditors } from './files/useEditors.ts';
import { useOpenFile } from './files/useOpenFile.ts';
import { PaneDivider, useShare } from './PaneDivider.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Results } from './preview/Results.tsx';
import type { Asking } from './preview/useAsked.ts';
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

const UNKEPT = '浏览器存不下草稿（空间已满或不允许），离开这一页就没有了：请先发布或下载补丁';

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
  const { share, change, style } = useShare();
  const { findings, tell, hear, ask, retry } = useCompiler();
  const tellDrafts = useCallback((drafts: Drafts) => tell({ drafts }), [tell]);
  const { drafts, draftsNow, files, overtaken, unkept, write, ...settling } = useDrafts(published, tellDrafts);
  const { giveUp, settle, keepOver } = settling;
  const { pane, setPane, paths, path, open, target, goTo, cursor, setCursor } = useOpenFile(files, Object.keys(drafts));
  useEffect(() => tell({ published, path }), [tell, published, path]);
  const { problems, busy, failed } = findings;
  const asking = useAsking(ask, published);
  const textOf = useNewest((file: string) => files.find((each) => each.path === file)?.text);
  // What one types stands in the editor and is kept at once; what else is drawn of it may come later.
  const type = useNewest((file: string, text: string) => startTransition(() => write(file, text)));
  const filesNow = useNewest(() => files);
  const mend = useNewest((chosen: readonly Problem[]) => {
    for (const file of new Set(chosen.map((problem) => problem.file))) {
      const edits = chosen.filter((each) => each.file === file).flatMap(({ mend: own }) => own?.edits ?? []);
      write(file, applyEdits(textOf(file) ?? '', edits));
    }
  });
  const named = (file: string, offset: number) => ask('named', { path: file, offset });
  const renaming = useRenaming(files, named, (request) => ask('rename', request), write);
  const assist: Assist = {
    complete: async (file, offset) => (await ask('complete', { file, offset })) ?? [],
    hover: (file, offset) => ask('hover', { file, offset }),
    named,
    textOf,
    onGo: goTo,
    onRename: (file, offset) => void renaming.begin(file, offset),
  };
  const restore = useRestoring(drafts, write, open);
  const insert = useNewest(useInserting(path, files, write, open));
  useTakenOnce(shared, published, restore);
  const given = { path, files: filesNow, drafts: draftsNow, write };
  const acts = useFileActs({ ...given, onRename: renaming.beginOf, onShow: open, ask });
  return (
    <div className="playground" data-pane={pane}>
      <Bar
        drafts={drafts}
        findings={findings}
        overtaken={overtaken}
        asking={asking}
        onGiveUp={giveUp}
        onSettled={settle}
        reread={reread}
      />
      {unkept && <Alert banner type="error" title={UNKEPT} />}
      <Overtaken paths={overtaken} onTake={(each) => giveUp([each])} onKeep={keepOver} />
      {narrow && <Segmented block aria-label="窗格" options={PANES} value={pane} onChange={setPane} />}
      <div className="playground-panes" style={style}>
        <FileTree
          paths={paths}
          changed={useSameList(Object.keys(drafts))}
          problems={problems}
          shown={path}
          onShow={open}
          acts={acts}
        />
        <div className="playground-text">
          <div className="playground-path">{path.replace(/^screens\//, '')}</div>
          <Editors path={path} writes={drafts[path] !== undefined} />
          <SourceArea
            path={path}
            target={target}
            assist={assist}
            problems={problems}
            hear={hear}
            text={textOf(path) ?? ''}
            onText={type}
            onLine={(file, line) => setCursor({ file, line })}
          />
          <ProblemList problems={problems} busy={busy} failed={failed} onShow={goTo} onMend={mend} onRetry={retry} />
        </div>
        <PaneDivider share={share} onShare={change} />
        <Results
          path={path}
          findings={findings}
          drafts={draftsNow}
          asking={asking}
          cursor={cursor}
          onGo={goTo}
          onRestore={useNewest(restore)}
          onInsert={insert}
        />
      </div>
      {renaming.dialog}
    </div>
  );
}

type Ask = ReturnType<typeof useCompiler>['ask'];

/** What the compiler can be asked about all files as they are. */
function useAsking(ask: Ask, published: readonly SourceFile[]): Asking {
  return useMemo(
    () => ({
      compare: (others) => ask('compare', others),
      origins: (id) => ask('origins', id),
      partAt: (id, { file, line }) => ask('partAt', { id, file, line }),
      placeOf: (id, part) => ask('placeOf', { id, part }),
      published,
    }),
    [ask, published],
  );
}

/** What can be done with files; drawn anew with the file on show alone. */
function useFileActs(given: Omit<FileActionsProps, 'uses' | 'reportByText'> & { ask: Ask }) {
  const { path, files, drafts, write, onRename, onShow, ask } = given;
  const rename = useNewest(onRename);
  const put = useNewest(write);
  return useMemo(() => {
    const uses: FileActionsProps['uses'] = async (kind, name) => (await ask('uses', { kind, name })) ?? [];
    const reportByText: FileActionsProps['reportByText'] = (sql) => ask('inferReport', sql);
    return (
      <FileActions
        path={path}
        files={files}
        drafts={drafts}
        uses={uses}
        reportByText={reportByText}
        onShow={onShow}
        write={put}
        onRename={rename}
      />
    );
  }, [path, files, drafts, onShow, ask, put, rename]);
}

/** Who else writes in the file. */
function Editors({ path, writes }: { path: string; writes: boolean }) {
  const editors = useEditors(path, writes);
  if (editors.length === 0) return null;
  const agree = editors.every((name) => name === ELSEWHERE) ? '' : '，请先商量';
  const title = `${editors.join('、')} 正在编辑此文件${agree}：后发布的要再合并一次`;
  return <Alert banner type="info" role="status" title={title} />;
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
