import { ExportOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import { boardParams } from '../../../../engine/boards/state.ts';
import { useExport } from '../../actions/useExport.ts';
import { useBoard } from './useBoard.ts';

const FORMATS = [
  { key: 'pdf', label: '导出 PDF' },
  { key: 'xlsx', label: '导出 Excel' },
];

/** The board as it is filtered now, as a file. */
export function BoardExport() {
  const { plan, state } = useBoard();
  const { exporting, start } = useExport(plan.title);
  const path = pathTo(ENDPOINTS.boardExport, { code: plan.code });
  const run = (format: string) => void start({ path, parameters: { ...boardParams(state), format } });
  return (
    <Dropdown trigger={['click']} menu={{ items: FORMATS, onClick: ({ key }) => run(key) }}>
      <Button aria-label="导出" icon={<ExportOutlined aria-hidden />} loading={exporting} aria-haspopup="menu">
        导出
      </Button>
    </Dropdown>
  );
}
