import { Modal } from 'antd';
import type { Use } from '../../../engine/authoring/Use.ts';

/** Places that are told; more are counted. */
const MOST = 12;

interface RemoveDialogProps {
  path: string;
  /** Where others name it. */
  uses: readonly Pick<Use, 'file' | 'line'>[];
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a declaration goes, and says what would miss it. */
export function RemoveDialog({ path, uses, onRemove, onClose }: RemoveDialogProps) {
  const places = [...new Set(uses.map(({ file, line }) => `${file.replace(/^screens\//, '')}:${line}`))];
  return (
    <Modal
      open
      title={`删除 ${path.replace(/^screens\//, '')}？`}
      okText="删除"
      cancelText="取消"
      okButtonProps={{ danger: true }}
      onOk={onRemove}
      onCancel={onClose}
    >
      {places.length === 0 ? (
        <p>没有别的声明用到它。</p>
      ) : (
        <>
          <p>{places.length} 处用到它，删除后会出错：</p>
          <ul className="playground-places">
            {places.slice(0, MOST).map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          {places.length > MOST && <p>还有 {places.length - MOST} 处</p>}
        </>
      )}
      <p>只是草稿里删除，发布之前随时可以放弃。</p>
    </Modal>
  );
}
