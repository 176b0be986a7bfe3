import { App, Button, Checkbox, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import {
  EXPORT_FORMATS,
  type ExportChoice,
  type ExportFormat,
  exportFileRequest,
  exportJobRequest,
  isLong,
  rememberedChoice,
} from '../../../engine/lists/transfer/exportChoice.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import { FormModal } from '../../forms/dialogs/FormModal.tsx';
import { useServices } from '../../services/services.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import { useExport } from '../actions/useExport.ts';
import type { useList } from '../useList.ts';
import { ExportPresets } from './ExportPresets.tsx';

export interface ExportWindowProps {
  plan: RecordsPlan;
  list: Pick<ReturnType<typeof useList>, 'state' | 'columns' | 'drawable' | 'rows' | 'views'>;
  /** Ids of the chosen rows. */
  chosen: readonly string[];
  onClose: () => void;
}

/** What of the list goes into which kind of file; what was chosen is offered again the next time. */
export function ExportWindow({ plan, list, chosen, onClose }: ExportWindowProps) {
  const narrow = useNarrow();
  const subTables = plan.form.subTables;
  const { kept } = useServices();
  const key = `export_${plan.id}`;
  const [choice, setChoice] = useState<ExportChoice>(() => ({
    ...rememberedChoice(
      kept.read(key),
      list.drawable.map((column) => column.key),
      subTables.map((table) => table.key),
    ),
    range: chosen.length > 0 ? 'chosen' : 'all',
  }));
  const set = (change: Partial<ExportChoice>) => setChoice((now) => ({ ...now, ...change }));
  const total = list.rows.data?.total ?? 0;
  const shown = list.rows.data?.records.length ?? 0;
  const long = isLong(choice, total, chosen.length);
  const { busy, run } = useRun({ plan, list, chosen, long, onDone: onClose });
  const ranges = [
    { value: 'all', label: `查询到的全部 ${total} 行` },
    { value: 'page', label: `当前页 ${shown} 行` },
    ...(chosen.length > 0 ? [{ value: 'chosen', label: `选中的 ${chosen.length} 行` }] : []),
  ];
  const start = () => {
    kept.write(key, { format: choice.format, columns: choice.columns, tables: choice.tables }, null);
    void run(choice);
  };
  const footer = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" loading={busy} disabled={choice.columns?.length === 0} onClick={start}>
        {long ? '在后台导出' : '导出'}
      </Button>
    </>
  );
  return (
    <FormModal title="导出" width={560} narrow={narrow} footer={footer} onClose={onClose}>
      <Form layout="vertical">
        <ExportPresets
          views={list.views}
          choice={choice}
          seen={list.columns.map((column) => column.key)}
          onChoose={(preset) => set(preset)}
        />
        <Form.Item label="格式">
          <Radio.Group
            aria-label="格式"
            value={choice.format}
            options={Object.entries(EXPORT_FORMATS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => set({ format: event.target.value as ExportFormat })}
          />
        </Form.Item>
        <Form.Item label="范围" extra={long ? '行数较多，将在后台生成，完成后铃铛会提示，在任务中心下载' : undefined}>
          <Radio.Group
            aria-label="范围"
            value={choice.range}
            options={ranges}
            onChange={(event) => set({ range: event.target.value as ExportChoice['range'] })}
          />
        </Form.Item>
        <Columns choice={choice} set={set} list={list} />
        {subTables.length > 0 && choice.format !== 'csv' && (
          <Form.Item label="子表（每个子表一个工作表）">
            <Checkbox.Group
              value={[...choice.tables]}
              options={subTables.map((table) => ({ value: table.key, label: table.title }))}
              onChange={(tables: string[]) => set({ tables })}
            />
          </Form.Item>
        )}
      </Form>
    </FormModal>
  );
}

interface ColumnsProps extends Pick<ExportWindowProps, 'list'> {
  choice: ExportChoice;
  set: (change: Partial<ExportChoice>) => void;
}

function Columns({ choice, set, list }: ColumnsProps) {
  const { columns } = choice;
  const seen = list.columns.map((column) => column.key);
  return (
    <Form.Item label="列">
      <Radio.Group
        aria-label="列"
        value={columns === undefined ? 'seen' : 'own'}
        options={[
          { value: 'seen', label: `当前显示的 ${seen.length} 列` },
          { value: 'own', label: '自选' },
        ]}
        onChange={(event) => set({ columns: event.target.value === 'own' ? seen : undefined })}
      />
      {columns !== undefined && (
        <Select
          mode="multiple"
          aria-label="要导出的列"
          placeholder="选择要导出的列"
          optionFilterProp="label"
          style={{ width: '100%', marginTop: 8 }}
          value={[...columns]}
          options={list.drawable.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={(next: string[]) => set({ columns: next })}
        />
      )}
    </Form.Item>
  );
}

interface Run extends Pick<ExportWindowProps, 'plan' | 'list' | 'chosen'> {
  long: boolean;
  onDone: () => void;
}

/** Fetches the file, or has a job write it. */
function useRun({ plan, list, chosen, long, onDone }: Run) {
  const { client, report } = useServices();
  const { message } = App.useApp();
  const { exporting, start } = useExport(`${plan.title}.xlsx`);
  const [starting, setStarting] = useState(false);
  const run = async (choice: ExportChoice) => {
    const asked = { plan, state: list.state, seen: list.columns.map(({ key }) => key), chosen };
    if (!long) {
      if (await start(exportFileRequest(choice, asked))) onDone();
      return;
    }
    setStarting(true);
    try {
      const { message: said } = await client.exchange({ ...exportJobRequest(choice, asked), silent: true });
      message.success(said);
      onDone();
    } catch (error) {
      report(error);
    } finally {
      setStarting(false);
    }
  };
  return { busy: exporting || starting, run };
}
