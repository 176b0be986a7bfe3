import { Modal, theme } from 'antd';
import { POPUP_CLASS } from '../../cells/drawing/popup.ts';
import { overEdge, type RejectedCell, type RejectedList } from './RejectedList.ts';

/** More than anybody reads; the count says how many there are. */
const SHOWN = 200;

interface RejectedCellsProps {
  rejected: RejectedList;
  /** True: paste the rest. */
  onAnswer: (goOn: boolean) => void;
}

/** Shows what a paste could not take before anything is changed. */
export function RejectedCells({ rejected, onAnswer }: RejectedCellsProps) {
  const { cells, accepted, readOnly, beyond } = rejected;
  const over = overEdge(beyond);
  const rest = cells.length - SHOWN;
  return (
    <Modal
      open
      title={cells.length > 0 ? `${cells.length} 个单元格无法粘贴` : `有 ${over}超出表格`}
      width={720}
      okText="粘贴其余"
      cancelText="取消"
      // The way on takes the keyboard: nothing is lost by it, and one step takes it back.
      okButtonProps={{ disabled: accepted === 0, autoFocus: accepted > 0 }}
      cancelButtonProps={{ autoFocus: accepted === 0 }}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      rootClassName={POPUP_CLASS}
    >
      <p>
        可以粘贴 {accepted} 个{cells.length > 0 && `，无法粘贴 ${cells.length} 个`}
        {readOnly > 0 && `，跳过只读 ${readOnly} 个`}。尚未改动任何数据。
      </p>
      {over !== '' && <p>超出表格的 {over}没有位置，不会粘贴。</p>}
      {cells.length > 0 && <RejectedTable cells={cells.slice(0, SHOWN)} />}
      {rest > 0 && <p>另有 {rest} 个未列出</p>}
    </Modal>
  );
}

function RejectedTable({ cells }: { cells: readonly RejectedCell[] }) {
  const { token } = theme.useToken();
  return (
    <section
      className="range-rejected-list"
      aria-label="无法粘贴的单元格"
      style={{ borderColor: token.colorBorderSecondary }}
    >
      <table style={{ color: token.colorText }}>
        <thead style={{ background: token.colorBgElevated }}>
          <tr>
            <th scope="col">行</th>
            <th scope="col">列</th>
            <th scope="col">内容</th>
            <th scope="col">原因</th>
          </tr>
        </thead>
        <tbody>
          {cells.map(({ row, column, text, reason }) => (
            <tr key={`${row} ${column}`}>
              <td>{row}</td>
              <td>{column}</td>
              <td title={text}>{text}</td>
              <td style={{ color: token.colorError }}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
