import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Client } from '../../../engine/api/client.ts';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Answers, Questions } from '../../../engine/authoring/Judging.ts';
import { type NewFiles, paramNames } from '../../../engine/authoring/newFiles.ts';
import { outputsOf } from '../../../engine/authoring/outputsOf.ts';
import type { Use } from '../../../engine/authoring/Use.ts';
import { fileKindOf, type SourceFile } from '../../../engine/compile/documents.ts';
import { compileParams } from '../../../engine/reportSql/params.ts';
import { useClient } from '../../services/services.ts';
import { useUndoMessage } from '../../ui/useUndoMessage.tsx';
import { NewFileDialog } from './NewFileDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

export interface FileActionsProps {
  /** As they are when it is called. */
  files: () => readonly SourceFile[];
  /** The file on show. */
  path: string;
  /** Every place that says a declaration's name. */
  uses: (kind: string, name: string) => Promise<readonly Use[]>;
  onRename: (kind: string, name: string, uses: readonly Use[]) => void;
  write: (path: string, text: string | null) => void;
  onShow: (path: string) => void;
}

/** Begins a declaration, gives the one on show another name or folder, takes it away: all as drafts. */
export function FileActions({ files, path, uses, onRename, write, onShow }: FileActionsProps) {
  const [making, setMaking] = useState(false);
  const [removing, setRemoving] = useState<readonly Pick<Use, 'file' | 'line'>[]>();
  const undoable = useUndoMessage();
  const client = useClient();
  const file = fileKindOf(path);
  const isNamed = file !== undefined && file.kind !== 'app' && file.kind !== 'menu';
  const make = (made: NewFiles) => {
    for (const [each, text] of Object.entries(made)) write(each, text);
    setMaking(false);
    const [first = ''] = Object.keys(made);
    onShow(first);
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
          outputs={(statement) => outputsBy(client, statement)}
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

/** What a statement gives, by the server's own parser. */
async function outputsBy(client: Client, statement: string): Promise<readonly string[] | string> {
  const params = paramNames(statement).map((key) => ({ key, kind: 'text' as const }));
  const questions: Questions = { sql: [compileParams(statement, params).sql], schemas: [] };
  const { sql } = await client.post<Answers>(ENDPOINTS.judgeSources.path, questions, { silent: true });
  const [parsed] = sql;
  if (parsed === undefined) return '没有问成，请再试一次';
  const outputs = outputsOf(statement, params, () => parsed);
  return typeof outputs === 'string' ? outputs : outputs.names;
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
