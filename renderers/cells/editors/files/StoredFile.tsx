import { CloseOutlined, DownloadOutlined, EyeOutlined, LinkOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { ColumnOf } from '../../Cell.ts';
import { fileName, isElsewhere, savingWord, shortFileName } from '../../drawing/fileMarks.ts';
import { POPOVER_CLASS_NAMES } from '../../drawing/popup.ts';
import { useCellSources } from '../../useCellSources.ts';
import { Mark } from './Mark.tsx';

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
        <Mark label={`预览 ${name}`} icon={<EyeOutlined />} onClick={() => files.read(path)} />
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

/** What a browser shows by itself. */
function isPdf(path: string): boolean {
  return !isElsewhere(path) && path.toLowerCase().endsWith('.pdf');
}
