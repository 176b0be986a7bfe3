import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Named } from '../../../engine/authoring/assist/named.ts';
import { outsideOfRename, type RenameKind, renameKinds } from '../../../engine/authoring/renaming/kinds.ts';
import type { Renamed, RenameRequest } from '../../../engine/authoring/renaming/rename.ts';
import type { Use } from '../../../engine/authoring/Use.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { useUndoMessage } from '../../ui/useUndoMessage.tsx';
import { RenameDialog } from './RenameDialog.tsx';

interface Asked {
  request: Pick<RenameRequest, 'kind' | 'from'>;
  /** The name in all its places as it is now: of a field its key. */
  name: string;
  /** Files that say it, and how often. */
  files: number;
  places: number;
}

const canBeRenamed = (kind: string): kind is RenameKind => renameKinds.some((each) => each === kind);

export interface Renaming {
  /** Asks for a new name for what is named there; says so where nothing is. */
  begin(path: string, offset: number): Promise<void>;
  /** The same for a whole declaration, which stands in these places. */
  beginOf(kind: string, name: string, uses: readonly Use[]): void;
  dialog: ReactNode;
}

/** One name exchanged in all files at once, as drafts, and taken back at once. */
export function useRenaming(
  files: readonly SourceFile[],
  named: (path: string, offset: number) => Promise<Named | undefined>,
  rename: (request: RenameRequest) => Promise<Renamed | undefined>,
  write: (path: string, text: string | null) => void,
): Renaming {
  const { message } = App.useApp();
  const undoable = useUndoMessage();
  const [asked, setAsked] = useState<Asked>();
  const begin = async (path: string, offset: number) => {
    const found = await named(path, offset);
    if (found === undefined || found.declared === undefined || !canBeRenamed(found.kind))
      return void message.info('光标处不是可以改名的东西：字段与声明文件的名字可以改');
    ask(found.kind, found.name, found.uses);
  };
  const ask = (kind: RenameKind, from: string, uses: readonly Use[]) => {
    const name = kind === 'field' ? from.slice(from.lastIndexOf('.') + 1) : from;
    setAsked({ request: { kind, from }, name, places: uses.length, files: new Set(uses.map(({ file }) => file)).size });
  };
  const beginOf = (kind: string, name: string, uses: readonly Use[]) => {
    if (canBeRenamed(kind)) ask(kind, name, uses);
  };
  const take = (changed: Extract<Renamed, { files: unknown }>) => {
    const paths = new Set(changed.files.flatMap((file) => [file.from, file.path]));
    const before = [...paths].map((path) => ({ path, text: files.find((file) => file.path === path)?.text ?? null }));
    for (const file of changed.files) {
      if (file.from !== file.path) write(file.from, null);
      write(file.path, file.text);
    }
    undoable(`已改名：${changed.places.length} 处，${changed.files.length} 个文件，还没有发布`, () => {
      for (const { path, text } of before) write(path, text);
      message.success('已改回原名');
    });
  };
  const dialog = asked && (
    <RenameDialog
      {...asked}
      outside={outsideOfRename[asked.request.kind]}
      onRename={async (to) => {
        const answer = await rename({ ...asked.request, to });
        if (answer === undefined) return '编译器还没有准备好，请稍后再试';
        if ('refused' in answer) return answer.refused;
        take(answer);
        setAsked(undefined);
        return undefined;
      }}
      onClose={() => setAsked(undefined)}
    />
  );
  return { begin, beginOf, dialog };
}
