import { CloseOutlined, DownloadOutlined, LeftOutlined, LinkOutlined, RightOutlined } from '@ant-design/icons';
import { fileName, isElsewhere, savingWord } from '../../drawing/fileMarks.ts';
import { useCellSources } from '../../useCellSources.ts';
import { Mark } from './Mark.tsx';
import type { StoredFileProps } from './StoredFile.tsx';
import { Thumb } from './Thumb.tsx';

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
