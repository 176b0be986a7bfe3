import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EditOutlined,
  StarFilled,
  StarOutlined,
} from '@ant-design/icons';
import { App, Button, Checkbox, Empty, Input, Modal } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { SavedView } from '../../../engine/lists/views.ts';
import { useServices } from '../../services/services.ts';
import { usePrompt } from '../../ui/prompt/usePrompt.tsx';
import type { ListViewsPart } from '../useList.ts';
import { Audience, type ViewAudience } from './Audience.tsx';
import './views.css';

/** Characters a name of a view may have. */
const LONGEST = 50;

export interface SaveViewProps {
  views: ListViewsPart;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** Asks for the name of a new view and whom it is for. */
export function SaveView({ views, onSaved, onClose }: SaveViewProps) {
  const id = useId();
  const { message } = App.useApp();
  const [title, setTitle] = useState('');
  const [audience, setAudience] = useState<ViewAudience>({ scope: 'mine' });
  const [isDefault, setDefault] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const going = useRef(false);
  const save = async () => {
    if (going.current) return;
    if (title.trim() === '') return setWrong('请输入视图名称');
    going.current = true;
    setBusy(true);
    try {
      const { definition } = views;
      const made = await views.keep({ kind: 'view', title: title.trim(), ...audience, isDefault, definition });
      message.success('保存成功');
      onSaved(made);
      onClose();
    } catch (error) {
      setWrong(error instanceof Failure ? error.message : '保存失败');
    } finally {
      going.current = false;
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title="保存为视图"
      okText="保存"
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
      width={480}
    >
      <div className="view-form">
        <label htmlFor={`${id}-title`}>视图名称</label>
        <Input
          id={`${id}-title`}
          value={title}
          maxLength={LONGEST}
          autoFocus
          placeholder="如：本月未发货"
          {...(wrong ? { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : {})}
          onChange={(event) => {
            setTitle(event.target.value);
            setWrong(undefined);
          }}
          onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && void save()}
        />
        <span id={`${id}-wrong`} className="view-wrong" role="alert">
          {wrong}
        </span>
        {views.mayShare && <Audience views={views} audience={audience} onChange={setAudience} />}
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          打开列表时默认使用
        </Checkbox>
        <p className="view-hint">保存列的显示、顺序、宽度与固定、密度、排序、每页条数、查询条件与高级查询。</p>
      </div>
    </Modal>
  );
}

export interface ManageViewsProps {
  views: ListViewsPart;
  onClose: () => void;
}

/** All views of a list: renamed, put in order, opened by default, given up. */
export function ManageViews({ views, onClose }: ManageViewsProps) {
  const { modal } = App.useApp();
  const { report } = useServices();
  const [prompt, dialog] = usePrompt();
  const all = views.of.views.filter(({ kind }) => kind === 'view');
  const told = (work: Promise<unknown>) => void work.catch(report);
  const rename = async (view: SavedView) => {
    await prompt({
      title: '重命名视图',
      label: '视图名称',
      defaultValue: view.title,
      rules: [
        { rule: 'required', message: '视图名称不能为空' },
        { rule: 'length', max: LONGEST },
      ],
      onTaken: async (title) => void (await views.change(view, { title })),
    });
  };
  const remove = (view: SavedView) =>
    void modal.confirm({
      title: `删除视图“${view.title}”？`,
      content: view.scope === 'mine' ? '删除后不能恢复。' : '其他人也将不能再使用，删除后不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk: () => views.remove(view.id).catch(report),
    });
  const move = (group: readonly SavedView[], at: number, by: number) => {
    const ids = group.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    if (moved !== undefined) ids.splice(at + by, 0, moved);
    told(views.order(ids));
  };
  return (
    <Modal open title="管理视图" footer={null} onCancel={onClose} width={560}>
      {all.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description="还没有视图。调好列与查询后，在视图菜单里选“保存为视图…”"
        />
      )}
      {groupsOf(all).map(([name, group]) => (
        <section key={name} className="view-group" aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {group.map((view, at) => (
              <li key={view.id}>
                <span className="view-title">{view.title}</span>
                {view.mayEdit && (
                  <span className="view-acts">
                    <Act
                      label={view.isDefault ? `取消默认“${view.title}”` : `默认打开“${view.title}”`}
                      icon={view.isDefault ? <StarFilled /> : <StarOutlined />}
                      onClick={() => told(views.change(view, { isDefault: !view.isDefault }))}
                    />
                    <Act
                      label={`上移“${view.title}”`}
                      icon={<ArrowUpOutlined />}
                      disabled={at === 0}
                      onClick={() => move(group, at, -1)}
                    />
                    <Act
                      label={`下移“${view.title}”`}
                      icon={<ArrowDownOutlined />}
                      disabled={at === group.length - 1}
                      onClick={() => move(group, at, 1)}
                    />
                    <Act label={`重命名“${view.title}”`} icon={<EditOutlined />} onClick={() => void rename(view)} />
                    <Act label={`删除“${view.title}”`} icon={<DeleteOutlined />} onClick={() => remove(view)} />
                  </span>
                )}
                {!view.mayEdit && view.isDefault && <span className="view-hint">默认打开</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {dialog}
    </Modal>
  );
}

function groupsOf(views: readonly SavedView[]): [string, SavedView[]][] {
  const names = { mine: '我的视图', all: '公共视图' };
  const groups = new Map<string, SavedView[]>();
  for (const view of views) {
    const name = view.scope === 'role' ? `角色：${view.roleName ?? view.role ?? ''}` : names[view.scope];
    groups.set(name, [...(groups.get(name) ?? []), view]);
  }
  return [...groups];
}

interface ActProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
}

function Act({ label, icon, onClick, disabled = false }: ActProps) {
  return <Button type="text" icon={icon} title={label} aria-label={label} disabled={disabled} onClick={onClick} />;
}
