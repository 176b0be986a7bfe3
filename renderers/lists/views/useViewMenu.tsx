import { CheckOutlined } from '@ant-design/icons';
import { App, type MenuProps } from 'antd';
import { useEffect, useState } from 'react';
import type { SavedView } from '../../../engine/lists/views.ts';
import { useServices } from '../../services/services.ts';
import { useClickGuard } from '../../services/useClickGuard.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import type { ListViewsPart, useList } from '../useList.ts';
import type { ManageViewsProps, SaveViewProps } from './ViewWindows.tsx';

const SaveView = lazyComponent<SaveViewProps>('SaveView', () =>
  import('./ViewWindows.tsx').then((part) => part.SaveView),
);
const ManageViews = lazyComponent<ManageViewsProps>('ManageViews', () =>
  import('./ViewWindows.tsx').then((part) => part.ManageViews),
);

type List = ReturnType<typeof useList>;

/** The view a list is looked at through: its name, the menu to choose another and keep what was changed, and the windows. */
export function useViewMenu(list: List) {
  const { views } = list;
  const { message } = App.useApp();
  const { report } = useServices();
  const counts = useClickGuard();
  const [open, setOpen] = useState<'save' | 'manage'>();
  const close = () => setOpen(undefined);
  useTelling(list);
  const { shown, isChanged } = views;
  const choose = (id: string | undefined) => list.change(views.opened(id));
  const overwrite = async () => {
    if (!shown || !counts(shown.id)) return;
    try {
      await views.change(shown, { definition: views.definition });
      message.success(`已更新视图“${shown.title}”`);
    } catch (error) {
      report(error);
    }
  };
  const restore = () => {
    views.restoreLook();
    choose(shown?.id);
  };
  const items: MenuProps['items'] = [
    ...choices(views, choose),
    { type: 'divider' },
    { key: 'save', label: '保存为视图…', onClick: () => setOpen('save') },
    ...(shown?.mayEdit && isChanged
      ? [{ key: 'update', label: `更新“${shown.title}”`, onClick: () => void overwrite() }]
      : []),
    ...(isChanged ? [{ key: 'restore', label: shown ? '恢复视图原样' : '恢复默认', onClick: restore }] : []),
    { key: 'manage', label: '管理视图…', onClick: () => setOpen('manage') },
  ];
  const windows = (
    <>
      {open === 'save' && (
        <Panel name="保存为视图" onClose={close}>
          <SaveView views={views} onClose={close} onSaved={({ id }) => list.change((now) => ({ ...now, view: id }))} />
        </Panel>
      )}
      {open === 'manage' && (
        <Panel name="管理视图" onClose={close}>
          <ManageViews views={views} onClose={close} />
        </Panel>
      )}
    </>
  );
  return {
    name: shown?.title ?? '默认视图',
    isChanged,
    menu: { items, onClick: preventDefaultKey } satisfies MenuProps,
    windows,
  };
}

const keyOf = (view: SavedView | undefined): string => `view:${view?.id ?? ''}`;

/** Before the view that is shown; the others keep its room. */
const mark = (isShown: boolean) => (isShown ? <CheckOutlined aria-label="当前" /> : <span className="view-unmarked" />);

/** Own views first, then those of roles, then everybody's, and the list as it is declared. */
function choices(views: ListViewsPart, choose: (id: string | undefined) => void): NonNullable<MenuProps['items']> {
  const all = views.of.views.filter(({ kind }) => kind === 'view');
  const item = (view: SavedView) => ({
    key: keyOf(view),
    icon: mark(view.id === views.shown?.id),
    label: `${view.title}${view.id === views.of.own ? '（默认打开）' : ''}`,
    onClick: () => choose(view.id),
  });
  const mine = all.filter(({ scope }) => scope === 'mine');
  const roles = [...new Set(all.flatMap(({ roleName }) => roleName ?? []))];
  const groups = [
    { label: '我的视图', views: mine },
    ...roles.map((role) => ({
      label: `角色：${role}`,
      views: all.filter(({ roleName }) => roleName === role),
    })),
    { label: '公共视图', views: all.filter(({ scope }) => scope === 'all') },
  ].filter((group) => group.views.length > 0);
  return [
    { key: keyOf(undefined), icon: mark(!views.shown), label: '默认视图', onClick: () => choose(undefined) },
    ...groups.map((group) => ({
      type: 'group' as const,
      key: group.label,
      label: group.label,
      children: group.views.map(item),
    })),
  ];
}

/** Says what of the view that is opened could not be: its conditions on what is no more, or the view itself. */
function useTelling(list: List): void {
  const { message } = App.useApp();
  const { views, state } = list;
  const { shown, ready } = views;
  const lost = ready && state.view !== undefined && shown === undefined;
  const gone = shown?.gone.map((title) => `“${title}”`).join('、');
  const withheld = shown?.withheld ?? 0;
  const id = shown?.id;
  useEffect(() => {
    if (id !== undefined && gone) message.warning(`条件${gone}已失效，未应用`);
    if (id !== undefined && withheld > 0) message.warning(`视图有 ${withheld} 个条件您无权使用，未应用`);
  }, [id, gone, withheld, message]);
  useEffect(() => {
    if (!lost) return;
    message.warning({ key: `lost ${state.view}`, content: '视图已被删除，或您无权查看' });
    const { view: _lost, ...others } = state;
    list.change(others);
  });
}
