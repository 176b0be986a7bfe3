import { UploadOutlined } from '@ant-design/icons';
import { App, Button, theme } from 'antd';
import { useEffect } from 'react';
import type { ColumnOf } from '../../Cell.ts';
import { cellVariables } from '../../cellVariables.ts';
import '../../cells.css';
import { useNarrow } from '../../../ui/useMedia.ts';
import { POPUP_CLASS } from '../../drawing/popup.ts';
import { chooseFiles } from './chooseFiles.ts';
import { StoredFile, StoredPicture, UploadingFile } from './StoredFile.tsx';
import { useIntake } from './useIntake.ts';
import { moved, useUploads } from './useUploads.ts';

export interface FilesPanelProps {
  id?: string;
  column: ColumnOf<'file'>;
  paths: readonly string[];
  onPaths: (paths: readonly string[]) => void;
  /** The most files that stay; 0: any number. */
  limit: number;
  pictures: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  status?: 'error';
  describedBy?: string;
  /** Told when files begin to be on their way and when none is any more. */
  onBusy?: (busy: boolean) => void;
}

/** Stored files, those on their way, and the button to add more. Files may also be dropped here or pasted. */
export function FilesPanel(props: FilesPanelProps) {
  const { column, paths, onPaths, limit, pictures, disabled = false, onBusy } = props;
  const { token } = theme.useToken();
  const { message } = App.useApp();
  const onFailed = useFailed(pictures);
  const { action, token: withToken, responseName, biz } = column;
  const place = { action, token: withToken, responseName, biz };
  const { uploads, start, drop, retry } = useUploads({ paths, limit, place, onPaths, onFailed });
  const { add, over, area } = useIntake({ column, pictures, disabled, onFiles: start });
  const busy = uploads.some((upload) => upload.status === 'uploading');
  useEffect(() => onBusy?.(busy), [onBusy, busy]);
  // In the room of one file the next one takes the place of the last while it comes.
  const stored = limit === 1 && uploads.length > 0 ? [] : paths;
  const removal = (path: string) =>
    disabled || column.allowRemove === false ? undefined : () => onPaths(paths.filter((each) => each !== path));
  const move = (at: number) => (by: -1 | 1) => {
    const result = moved(paths, at, by);
    if (result.ok) onPaths(result.items);
    else void message.warning(result.reason);
  };
  const One = pictures ? StoredPicture : StoredFile;
  const kind = `${limit === 1 ? ' cell-files-one' : ''}${over ? ' cell-files-over' : ''}`;
  return (
    <div className={`cell-files${kind}`} style={cellVariables(token)} {...area}>
      {stored.map((path, at) => (
        <One
          key={path}
          column={column}
          paths={paths}
          at={at}
          onRemove={removal(path)}
          onMove={disabled || paths.length < 2 ? undefined : move(at)}
        />
      ))}
      {uploads.map((upload) => (
        <UploadingFile key={upload.id} upload={upload} onDrop={() => drop(upload.id)} onRetry={() => retry(upload)} />
      ))}
      {!disabled && !(limit === 1 && uploads.length > 0) && <AddButton {...props} onFiles={add} />}
      {!disabled && limit > 1 && paths.length >= limit && <span className="cell-quiet">只保留最后 {limit} 个</span>}
      {disabled && paths.length === 0 && <span className="cell-quiet">未上传</span>}
    </div>
  );
}

/** A file that did not go up is told at once; a picture in a dialog with the reason. */
function useFailed(pictures: boolean): (file: File, reason: string) => void {
  const { message, modal } = App.useApp();
  return (file, reason) => {
    if (!pictures) return void message.error(`${file.name} 上传失败.`);
    modal.error({ title: '上传出错', content: `错误信息：${reason}`, rootClassName: POPUP_CLASS });
  };
}

interface AddButtonProps extends FilesPanelProps {
  onFiles: (files: readonly File[]) => void;
}

function AddButton({ id, column, paths, limit, pictures, autoFocus, status, describedBy, onFiles }: AddButtonProps) {
  const narrow = useNarrow();
  const accept = column.accept?.join(',') ?? (pictures ? 'image/*' : '');
  const replaces = limit === 1 && paths.length > 0;
  const word = replaces ? '更换' : pictures ? '上传图片' : '上传文件';
  return (
    <Button
      id={id}
      size={narrow ? 'large' : 'small'}
      icon={<UploadOutlined />}
      danger={status === 'error'}
      autoFocus={autoFocus}
      title={replaces ? word : '点击选择，也可拖入或粘贴'}
      aria-label={`${column.title} ${word}`}
      aria-describedby={describedBy}
      onClick={() => chooseFiles({ multiple: limit !== 1, accept }, onFiles)}
    >
      {replaces ? null : word}
    </Button>
  );
}
