import {
  CloseOutlined,
  DownloadOutlined,
  ExclamationCircleFilled,
  PaperClipOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { App, Button, Progress, Tooltip, theme } from 'antd';
import type { ReactNode } from 'react';
import type { CellColumn } from '../Cell.ts';
import { cellVariables } from '../cellVariables.ts';
import { fileName, shortFileName } from '../fileMarks.ts';
import { POPOVER_CLASS_NAMES } from '../popup.ts';
import { useCellSources } from '../useCellSources.ts';
import { acceptedFiles } from './accepted.ts';
import '../cells.css';
import { chooseFiles } from './chooseFiles.ts';
import { Thumb } from './Thumb.tsx';
import { type Upload, useUploads } from './useUploads.ts';

export interface FilesPanelProps {
  id?: string;
  column: CellColumn;
  paths: readonly string[];
  onPaths: (paths: readonly string[]) => void;
  /** The most files. */
  limit: number;
  pictures: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  status?: 'error';
  describedBy?: string;
}

/** Stored files, those on their way, and the button to add more. */
export function FilesPanel(props: FilesPanelProps) {
  const { column, paths, onPaths, limit, pictures, disabled } = props;
  const { token } = theme.useToken();
  const { uploads, start, drop } = useUploads({ paths, limit, onPaths });
  const remove = (path: string) => onPaths(paths.filter((each) => each !== path));
  // A single file is replaced by the next one.
  const hasRoom = limit === 1 ? uploads.length === 0 : paths.length + uploads.length < limit;
  // In the room of one file the next one takes the place of the last while it comes.
  const stored = limit === 1 && uploads.length > 0 ? [] : paths;
  const removable = !disabled && column.allowRemove !== false;
  return (
    <div className={limit === 1 ? 'cell-files cell-files-one' : 'cell-files'} style={cellVariables(token)}>
      {stored.map((path, at) => (
        <StoredFile
          key={path}
          {...{ column, paths, at, pictures }}
          onRemove={removable ? () => remove(path) : undefined}
        />
      ))}
      {uploads.map((upload) => (
        <UploadingFile key={upload.id} upload={upload} onDrop={() => drop(upload.id)} />
      ))}
      {!disabled && hasRoom && <AddButton {...props} more={paths.length > 0} onFiles={start} />}
      {!disabled && !hasRoom && limit > 1 && <span className="cell-quiet">最多 {limit} 个</span>}
      {disabled && paths.length === 0 && <span className="cell-quiet">未上传</span>}
    </div>
  );
}

interface StoredFileProps {
  column: CellColumn;
  paths: readonly string[];
  at: number;
  pictures: boolean;
  onRemove: (() => void) | undefined;
}

function StoredFile({ column, paths, at, pictures, onRemove }: StoredFileProps) {
  const { files } = useCellSources();
  const path = paths[at] ?? '';
  const name = fileName(path);
  return (
    <span className="cell-files-item">
      {pictures ? (
        <Thumb path={path} onOpen={() => files?.preview(paths, at)} />
      ) : (
        <Tooltip title={name} classNames={POPOVER_CLASS_NAMES}>
          <span className="cell-files-name">
            <PaperClipOutlined className="cell-quiet" /> {shortFileName(path)}
          </span>
        </Tooltip>
      )}
      {files && column.allowDownload !== false && (
        <Mark label={`下载 ${name}`} icon={<DownloadOutlined />} onClick={() => files.save(path)} />
      )}
      {onRemove && <Mark label={`移除 ${name}`} icon={<CloseOutlined />} onClick={onRemove} />}
    </span>
  );
}

function UploadingFile({ upload, onDrop }: { upload: Upload; onDrop: () => void }) {
  const failed = upload.status === 'error';
  return (
    <span className={failed ? 'cell-files-item cell-files-failed' : 'cell-files-item'} role="status">
      <Tooltip
        title={failed ? `${upload.name} 上传失败：${upload.message}` : upload.name}
        classNames={POPOVER_CLASS_NAMES}
      >
        <span className="cell-files-name">
          {failed && <ExclamationCircleFilled />} {shortFileName(upload.name)}
        </span>
      </Tooltip>
      {failed ? (
        <span className="cell-files-reason">{upload.message}</span>
      ) : (
        <Progress percent={upload.percent} size={[60, 4]} className="cell-files-progress" />
      )}
      <Mark label={`${failed ? '移除' : '取消上传'} ${upload.name}`} icon={<CloseOutlined />} onClick={onDrop} />
    </span>
  );
}

function Mark({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}

interface AddButtonProps extends FilesPanelProps {
  more: boolean;
  onFiles: (files: readonly File[]) => void;
}

function AddButton({ id, column, limit, pictures, autoFocus, status, describedBy, more, onFiles }: AddButtonProps) {
  const { message } = App.useApp();
  const add = (files: readonly File[]) => {
    const { taken, complaints } = acceptedFiles(files, { accept: column.accept, pictures });
    for (const complaint of complaints) void message.warning(complaint);
    onFiles(taken);
  };
  const accept = column.accept?.join(',') ?? (pictures ? 'image/*' : '');
  const replaces = limit === 1 && more;
  const word = replaces ? '更换' : pictures ? '上传图片' : '上传文件';
  return (
    <Button
      id={id}
      size="small"
      icon={<UploadOutlined />}
      danger={status === 'error'}
      autoFocus={autoFocus}
      title={replaces ? word : undefined}
      aria-label={`${column.title} ${word}`}
      aria-describedby={describedBy}
      onClick={() => chooseFiles({ multiple: limit > 1, accept }, add)}
    >
      {replaces ? null : word}
    </Button>
  );
}
