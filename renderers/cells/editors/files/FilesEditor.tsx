import { App, Modal } from 'antd';
import { useState } from 'react';
import type { EditorProps } from '../../Cell.ts';
import { codesOf } from '../../drawing/items.ts';
import { POPUP_CLASS } from '../../drawing/popup.ts';
import { FilesPanel } from './FilesPanel.tsx';

const LIMIT = 5;
const POP_WIDTH = 520;

/** One file. */
export function UploadEditor(props: EditorProps<'file'>) {
  return <FilesField {...props} pictures={false} limit={1} />;
}

/** Several files. */
export function FilesEditor(props: EditorProps<'file'>) {
  return <FilesField {...props} pictures={false} limit={props.column.maxCount ?? LIMIT} />;
}

/** Several pictures. */
export function ImagesEditor(props: EditorProps<'file'>) {
  return <FilesField {...props} pictures limit={props.column.maxCount ?? LIMIT} />;
}

interface FilesFieldProps extends EditorProps<'file'> {
  pictures: boolean;
  limit: number;
}

function FilesField(props: FilesFieldProps) {
  const { value, onChange, column, pictures, limit, id, disabled, autoFocus, status, describedBy } = props;
  if (props.onDone) return <FilesPop {...props} onDone={props.onDone} />;
  return (
    <FilesPanel
      id={id}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      describedBy={describedBy}
      column={column}
      limit={limit}
      pictures={pictures}
      paths={codesOf(value)}
      onPaths={(paths) => onChange(joined(paths))}
    />
  );
}

interface FilesPopProps extends FilesFieldProps {
  onDone: (taken: boolean) => void;
}

/**
 * A cell has no room for several files, and is left by the next press beside it while one is still on its way: they are
 * gathered in a dialog and taken together.
 */
function FilesPop({ value, onChange, onDone, column, pictures, limit, disabled }: FilesPopProps) {
  const { message } = App.useApp();
  const before = codesOf(value);
  const [paths, setPaths] = useState<readonly string[]>(before);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const finish = (taken: boolean) => {
    // Gone before the cell is given the keyboard: a dialog on its way out would take it along.
    setOver(true);
    onDone(taken);
  };
  const take = () => {
    if (paths.length === 0 && before.length === 0) {
      void message.warning('未上传任何文件');
      return;
    }
    onChange(joined(paths));
    finish(true);
  };
  if (over) return null;
  return (
    <Modal
      open
      title={pictures ? '上传图片' : '上传文件'}
      width={POP_WIDTH}
      rootClassName={POPUP_CLASS}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: disabled || busy, loading: busy }}
      onOk={take}
      onCancel={() => finish(false)}
    >
      <div className="cell-files-pop">
        <FilesPanel
          column={column}
          paths={paths}
          limit={limit}
          pictures={pictures}
          disabled={disabled}
          onPaths={setPaths}
          onBusy={setBusy}
          autoFocus
        />
      </div>
    </Modal>
  );
}

function joined(paths: readonly string[]): string | null {
  return paths.length > 0 ? paths.join(',') : null;
}
