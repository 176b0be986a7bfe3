import { App, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { choiceOf, type ExportChoice, presetOf } from '../../../engine/lists/transfer/exportChoice.ts';
import type { SavedView } from '../../../engine/lists/views.ts';
import { useServices } from '../../services/services.ts';
import type { ListViewsPart } from '../useList.ts';
import { Audience, type ViewAudience } from '../views/Audience.tsx';
import './import.css';

interface ExportPresetsProps {
  views: ListViewsPart;
  choice: ExportChoice;
  /** Keys of the columns that are seen. */
  seen: readonly string[];
  onChoose: (choice: ExportChoice) => void;
}

/** What is exported again and again, under a name: one's own, a role's or everybody's. */
export function ExportPresets({ views, choice, seen, onChoose }: ExportPresetsProps) {
  const { report } = useServices();
  const { modal, message } = App.useApp();
  const [chosen, setChosen] = useState<string>();
  const [naming, setNaming] = useState(false);
  const presets = views.of.views.filter(({ kind }) => kind === 'export');
  const preset = presets.find(({ id }) => id === chosen);
  const choose = (one: SavedView | undefined) => {
    setChosen(one?.id);
    if (one) onChoose(choiceOf(one.definition, choice.range));
  };
  const isChanged =
    preset !== undefined &&
    JSON.stringify(fileOf(choiceOf(preset.definition, 'all'), seen)) !== JSON.stringify(fileOf(choice, seen));
  const does = async (work: Promise<unknown>, said: string) => {
    try {
      await work;
      message.success(said);
    } catch (error) {
      report(error);
    }
  };
  const remove = (one: SavedView) =>
    modal.confirm({
      title: `确定删除导出方案“${one.title}”吗？`,
      okText: '删除',
      cancelText: '取消',
      onOk: () => does(views.remove(one.id), '删除成功'),
    });
  return (
    <Form.Item label="方案" extra={preset?.scope === 'mine' ? undefined : preset && audienceOf(preset)}>
      <div className="export-presets">
        <Select
          allowClear
          aria-label="导出方案"
          placeholder={presets.length > 0 ? '选择保存过的方案' : '还没有保存过方案'}
          value={preset?.id ?? null}
          options={presets.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id: string | undefined) => choose(presets.find((one) => one.id === id))}
        />
        {preset?.mayEdit && isChanged && (
          <Button onClick={() => void does(views.change(preset, { definition: presetOf(choice, seen) }), '已更新')}>
            更新
          </Button>
        )}
        {preset?.mayEdit && (
          <Button danger onClick={() => void remove(preset)}>
            删除
          </Button>
        )}
        {!naming && <Button onClick={() => setNaming(true)}>存为方案</Button>}
      </div>
      {naming && (
        <NewPreset
          views={views}
          onKeep={async (title, audience) => {
            const definition = presetOf(choice, seen);
            const made = await views.keep({ kind: 'export', title, ...audience, isDefault: false, definition });
            setChosen(made.id);
            setNaming(false);
            message.success('保存成功');
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Form.Item>
  );
}

interface NewPresetProps {
  views: ListViewsPart;
  onKeep: (title: string, audience: ViewAudience) => Promise<void>;
  onClose: () => void;
}

const LONGEST = 50;

function NewPreset({ views, onKeep, onClose }: NewPresetProps) {
  const [title, setTitle] = useState('');
  const [audience, setAudience] = useState<ViewAudience>({ scope: 'mine' });
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    if (busy) return;
    if (title.trim() === '') return setWrong('请输入方案名称');
    setBusy(true);
    try {
      await onKeep(title.trim(), audience);
    } catch (error) {
      setWrong(error instanceof Failure ? error.message : '保存失败');
      setBusy(false);
    }
  };
  return (
    <div className="export-naming">
      <Input
        autoFocus
        aria-label="方案名称"
        placeholder="方案名称，如：给财务的月报"
        maxLength={LONGEST}
        value={title}
        {...(wrong === undefined ? {} : { status: 'error' as const })}
        onChange={(event) => {
          setTitle(event.target.value);
          setWrong(undefined);
        }}
        onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && void keep()}
      />
      {wrong !== undefined && <span role="alert">{wrong}</span>}
      {views.mayShare && <Audience views={views} audience={audience} onChange={setAudience} />}
      <div className="export-presets">
        <Button type="primary" loading={busy} onClick={() => void keep()}>
          保存方案
        </Button>
        <Button onClick={onClose}>不保存</Button>
      </div>
    </div>
  );
}

/** What makes two choices the same file. */
const fileOf = ({ format, columns, tables }: ExportChoice, seen: readonly string[]) => [
  format,
  columns ?? seen,
  tables,
];

const audienceOf = ({ scope, roleName }: SavedView): string =>
  scope === 'role' ? `${roleName ?? '某个角色'}的方案` : '所有人的方案';
