import {
  CloseOutlined,
  DownloadOutlined,
  ExclamationCircleFilled,
  EyeOutlined,
  LeftOutlined,
  LinkOutlined,
  PaperClipOutlined,
  PictureOutlined,
  RedoOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { Button, Progress, Tooltip } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { ColumnOf } from '../../Cell.ts';
import {
  fileName,
  isElsewhere,
  isPdf,
  isPicture,
  readingWord,
  savingWord,
  shortFileName,
  viewingWord,
} from '../../drawing/fileMarks.ts';
import { POPOVER_CLASS_NAMES } from '../../drawing/popup.ts';
import { useCellSources } from '../../useCellSources.ts';
import type { Upload } from './useUploads.ts';

export interface StoredFileProps {
  column: ColumnOf<'file'>;
  paths: readonly string[];
  at: number;
  /** Absent: it cannot be removed, or moved. */
  onRemove: (() => void) | undefined;
  onMove: ((by: -1 | 1) => void) | undefined;
}

/** A stored file by its name. */
export function StoredFile({ column, paths, at, onRemove }: StoredFileProps) {
  const { files } = useCellSources();
  const path = paths[at] ?? '';
  const name = fileName(path);
  return (
    <span className="cell-files-item">
      <Tooltip title={name} classNames={POPOVER_CLASS_NAMES}>
        <span className="cell-files-name">
          <PaperClipOutlined className="cell-quiet" /> {shortFileName(path)}
        </span>
      </Tooltip>
      {files && column.allowDownload !== false && isPdf(path) && (
        <Mark label={readingWord(path)} icon={<EyeOutlined />} onClick={() => files.read(path)} />
      )}
      {files && column.allowDownload !== false && isPicture(path) && (
        <Mark label={readingWord(path)} icon={<EyeOutlined />} onClick={() => files.preview([path], 0)} />
      )}
      {files && column.allowDownload !== false && (
        <Mark
          label={savingWord(path)}
          icon={isElsewhere(path) ? <LinkOutlined /> : <DownloadOutlined />}
          onClick={() => files.save(path)}
        />
      )}
      {onRemove && <Mark label={`移除 ${name}`} icon={<CloseOutlined />} onClick={onRemove} />}
    </span>
  );
}

/** A stored picture, small; a click opens it. */
export function Thumb({ path, onOpen }: { path: string; onOpen: () => void }) {
  const { files } = useCellSources();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    void files?.picture(path).then((found) => gone || setAddress(found));
    return () => {
      gone = true;
    };
  }, [files, path]);
  const name = fileName(path);
  return (
    <button type="button" className="cell-picture" aria-label={viewingWord(path)} title={name} onClick={onOpen}>
      {address === undefined ? <Unseen elsewhere={isElsewhere(path)} /> : <img src={address} alt={name} />}
    </button>
  );
}

function Unseen({ elsewhere }: { elsewhere: boolean }) {
  return elsewhere ? <LinkOutlined className="cell-quiet" /> : <PictureOutlined className="cell-quiet" />;
}

/** A small button that is only a picture; its label is what it says to whoever cannot see it. */
export function Mark({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}

/** A stored picture with what can be done to it; a click shows it large. */
export function StoredPicture({ column, paths, at, onRemove, onMove }: StoredFileProps) {
  const { files } = useCellSources();
  const path = paths[at] ?? '';
  const name = fileName(path);
  return (
    <span className="cell-files-card">
      <Thumb path={path} onOpen={() => files?.preview(paths, at)} />
      <span className="cell-files-marks">
        {onMove && <Mark label={`左移 ${name}`} icon={<LeftOutlined />} onClick={() => onMove(-1)} />}
        {files && column.allowDownload !== false && (
          <Mark
            label={savingWord(path)}
            icon={isElsewhere(path) ? <LinkOutlined /> : <DownloadOutlined />}
            onClick={() => files.save(path)}
          />
        )}
        {onRemove && <Mark label={`移除 ${name}`} icon={<CloseOutlined />} onClick={onRemove} />}
        {onMove && <Mark label={`右移 ${name}`} icon={<RightOutlined />} onClick={() => onMove(1)} />}
      </span>
    </span>
  );
}

interface UploadingFileProps {
  upload: Upload;
  onDrop: () => void;
  onRetry: () => void;
}

/** A file on its way with its percent, or what kept it from arriving. */
export function UploadingFile({ upload, onDrop, onRetry }: UploadingFileProps) {
  const { name } = upload.file;
  const failed = upload.status === 'error';
  return (
    <span className={failed ? 'cell-files-item cell-files-failed' : 'cell-files-item'} role="status">
      <Tooltip title={failed ? upload.message : name} classNames={POPOVER_CLASS_NAMES}>
        <span className="cell-files-name">
          {failed && <ExclamationCircleFilled />} {shortFileName(name)}
        </span>
      </Tooltip>
      {failed ? (
        <span className="cell-files-reason">{upload.message}</span>
      ) : (
        <Progress percent={upload.percent} size={[60, 4]} className="cell-files-progress" />
      )}
      {failed && <Mark label={`重试 ${name}`} icon={<RedoOutlined />} onClick={onRetry} />}
      <Mark label={`${failed ? '移除' : '取消上传'} ${name}`} icon={<CloseOutlined />} onClick={onDrop} />
    </span>
  );
}
