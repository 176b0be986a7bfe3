import { CloseOutlined, ExclamationCircleFilled, RedoOutlined } from '@ant-design/icons';
import { Progress, Tooltip } from 'antd';
import { shortFileName } from '../../drawing/fileMarks.ts';
import { POPOVER_CLASS_NAMES } from '../../drawing/popup.ts';
import { Mark } from './Mark.tsx';
import type { Upload } from './useUploads.ts';

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
