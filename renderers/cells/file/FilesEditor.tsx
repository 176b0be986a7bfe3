import { App, Modal } from 'antd';
import { useState } from 'react';
import type { EditorProps } from '../Cell.ts';
import { codesOf } from '../items.ts';
import { POPUP_CLASS } from '../popup.ts';
import { FilesPanel } from './FilesPanel.tsx';

const LIMIT = 5;
const POP_WIDTH = 520;

/** One file, beside the value itself: there is room for it in a cell too. */
export function UploadEditor(props: EditorProps) {
  const { value, onChange, column } = props;
  const paths = codesOf(value);
  return (
    <FilesPanel
      {...panelProps(props)}
      column={column}
      paths={paths}
      limit={1}
      pictures={false}
      onPaths={(next) => onChange(next[0] ?? null)}
    />
  );
}

/** Several files. */
export function FilesEditor(props: EditorProps) {
  return <SeveralFiles {...props} pictures={false} />;
}

/** Several pictures. */
export function ImagesEditor(props: EditorProps) {
  return <SeveralFiles {...props} pictures />;
}

function SeveralFiles(props: EditorProps & { pictures: boolean }) {
  const { value, onChange, column, pictures } = props;
  const limit = column.number ?? LIMIT;
  if (props.onDone) return <FilesPop {...props} limit={limit} onDone={props.onDone} />;
  return (
    <FilesPanel
      {...panelProps(props)}
      column={column}
      paths={codesOf(value)}
      limit={limit}
      pictures={pictures}
      onPaths={(paths) => onChange(joined(paths))}
    />
  );
}

interface FilesPopProps extends EditorProps {
  pictures: boolean;
  limit: number;
  onDone: (taken: boolean) => void;
}

/** A cell has no room for several files: they are gathered in a dialog and taken together. */
function FilesPop({ value, onChange, onDone, column, pictures, limit, disabled }: FilesPopProps) {
  const { message } = App.useApp();
  const before = codesOf(value);
  const [paths, setPaths] = useState<readonly string[]>(before);
  const take = () => {
    if (paths.length === 0 && before.length === 0) {
      void message.warning('未上传任何文件');
      return;
    }
    onChange(joined(paths));
    onDone(true);
  };
  return (
    <Modal
      open
      title={pictures ? '上传图片' : '上传文件'}
      width={POP_WIDTH}
      rootClassName={POPUP_CLASS}
      mask={{ closable: false }}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled }}
      onOk={take}
      onCancel={() => onDone(false)}
    >
      <div className="cell-files-pop">
        <FilesPanel {...{ column, paths, limit, pictures, disabled }} onPaths={setPaths} autoFocus />
      </div>
    </Modal>
  );
}

function joined(paths: readonly string[]): string | null {
  return paths.length > 0 ? paths.join(',') : null;
}

function panelProps({ id, disabled, autoFocus, status, describedBy }: EditorProps) {
  return { id, disabled, autoFocus, status, describedBy };
}
