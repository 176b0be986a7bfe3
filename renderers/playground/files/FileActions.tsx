import { PlusOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { Inferred } from '../../../engine/authoring/inference/Inferred.ts';
import type { SqlGiven } from '../../../engine/authoring/inference/reportOfSql.ts';
import type { NewFiles } from '../../../engine/authoring/newFiles.ts';
import type { Use } from '../../../engine/authoring/Use.ts';
import { fileKindOf, type SourceFile } from '../../../engine/compile/documents.ts';
import { useUndoMessage } from '../../ui/useUndoMessage.tsx';
import type { Drafts } from './drafts.ts';
import { NewFileDialog } from './NewFileDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useReportOfSql } from './useReportOfSql.ts';

export interface FileActionsProps {
  /** As they are when it is called. */
  files: () => readonly SourceFile[];
  /** The file on show. */
  path: string;
  /** Every place that says a declaration's name. */
  uses: (kind: string, name: string) => Promise<readonly Use[]>;
  /** As they are when it is called. */
  drafts: () => Drafts;
  /** The report of a statement, as far as its text tells; undefined: nobody can tell yet. */
  reportByText: (given: SqlGiven) => Promise<Inferred | string | undefined>;
  onRename: (kind: string, name: string, uses: readonly Use[]) => void;
  write: (path: string, text: string | null) => void;
  onShow: (path: string) => void;
}

/** Begins a declaration, gives the one on show another name or folder, takes it away: all as drafts. */
export function FileActions(props: FileActionsProps) {
  const { files, path, uses, onRename, drafts, reportByText, write, onShow } = props;
  const [making, setMaking] = useState(false);
  const [removing, setRemoving] = useState<readonly Pick<Use, 'file' | 'line'>[]>();
  const undoable = useUndoMessage();
  const reportOf = useReportOfSql(drafts, reportByText);
  const tellUnclear = useUnclear();
  const file = fileKindOf(path);
  const isNamed = file !== undefined && file.kind !== 'app' && file.kind !== 'menu';
  const make = (made: NewFiles, unclear: readonly string[] = []) => {
    for (const [each, text] of Object.entries(made)) write(each, text);
    setMaking(false);
    const [first = ''] = Object.keys(made);
    onShow(first);
    tellUnclear(unclear);
  };
  const remove = () => {
    const text = files().find((each) => each.path === path)?.text ?? null;
    write(path, null);
    setRemoving(undefined);
    undoable(`已在草稿里删除 ${path.replace(/^screens\//, '')}，还没有发布`, () => write(path, text));
  };
  const ask = async () => {
    const all = file ? await uses(file.kind, file.id) : [];
    setRemoving([...all.filter((use) => use.declares !== true && use.file !== path), ...besideOf(path, files())]);
  };
  return (
    <div className="playground-acts">
      <Button size="small" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
        新建
      </Button>
      <Button
        size="small"
        disabled={!isNamed}
        onClick={async () => file && onRename(file.kind, file.id, await uses(file.kind, file.id))}
      >
        改名、移动
      </Button>
      <Button size="small" disabled={path === ''} onClick={() => void ask()}>
        删除
      </Button>
      {making && (
        <NewFileDialog
          files={files()}
          folder={path.split('/').slice(1, -1).join('/')}
          reportOf={reportOf}
          onMake={make}
          onClose={() => setMaking(false)}
        />
      )}
      {removing && (
        <RemoveDialog path={path} uses={removing} onRemove={remove} onClose={() => setRemoving(undefined)} />
      )}
    </div>
  );
}

/** S that it stands, away from the buttons and the text. */
const UNCLEAR_FOR = 15;

/** Says what of a new file somebody should look at. */
function useUnclear(): (unclear: readonly string[]) => void {
  const { notification } = App.useApp();
  return (unclear) => {
    if (unclear.length === 0) return;
    const list = (
      <ul className="playground-unclear">
        {unclear.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
    const title = '已写成草稿，拿不准的请看一遍';
    notification.info({ title, description: list, placement: 'bottomRight', duration: UNCLEAR_FOR });
  };
}

/** The report beside a statement that reads it. */
function besideOf(path: string, files: readonly SourceFile[]): Pick<Use, 'file' | 'line'>[] {
  if (!path.endsWith('.sql')) return [];
  const [folder, name] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)];
  return files.flatMap(({ path: file, text }) => {
    if (!file.startsWith(folder) || !file.endsWith('.report.json')) return [];
    const line = text.split('\n').findIndex((each) => each.includes(`"sql": "${name}"`)) + 1;
    return line > 0 ? [{ file, line }] : [];
  });
}
