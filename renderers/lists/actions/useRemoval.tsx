import { App } from 'antd';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { binWords } from '../../../engine/lists/changes/recycleBin.ts';
import { removalPath } from '../../../engine/lists/requests.ts';
import type { ModelSource } from '../../../engine/plan/Plan.ts';
import { useServices } from '../../services/services.ts';

/** Asks, removes, and says what the server said. `onRemoved` is told the ids that are gone. */
export function useRemoval(
  source: ModelSource,
  onRemoved: (ids: string[]) => void,
  /** Tells of it with the way back. */
  tell: (said: string, set: string | undefined) => void,
) {
  const { client, report } = useServices();
  const { modal, message } = App.useApp();

  const afterwards = saysAfterwards(source);
  const remove = async (ids: string[], count?: number) => {
    try {
      const { message: said, changeSet } = await client.exchange({
        method: 'DELETE',
        path: removalPath(source, ids),
        ...(count === undefined ? {} : { params: { count } }),
        silent: true,
      });
      tell(said || '删除成功', changeSet);
      onRemoved(ids);
    } catch (error) {
      report(error);
    }
  };

  const ask = (title: string, content: string, ids: string[], count?: number) =>
    void modal.confirm({
      title,
      content,
      okText: '删除',
      cancelText: '取消',
      okButtonProps: { danger: true },
      onOk: () => remove(ids, count),
    });

  /** With the number of records below it, which go with it; refused when that has changed meanwhile. */
  const removeBranch = async (id: string, name: string) => {
    try {
      const path = pathTo(ENDPOINTS.countBelow, { code: source.model, ids: id });
      const { below } = await client.get<{ below: number }>(path, undefined, { silent: true });
      const what = below > 0 ? `“${name}”及其全部 ${below} 个下级` : `“${name}”`;
      ask('确定删除吗?', `将删除${what}，${afterwards}`, [id], below + 1);
    } catch (error) {
      report(error);
    }
  };

  return {
    removeOne: (id: string, name: string) => {
      if (source.tree) void removeBranch(id, name);
      else ask('确定删除吗?', name ? `将删除“${name}”，${afterwards}` : afterwards, [id]);
    },
    removeChosen: (ids: string[]) => {
      if (ids.length === 0) message.warning('请选择一条记录！');
      else ask('确认删除', `是否删除选中数据? 共 ${ids.length} 项，${afterwards}`, ids);
    },
  };
}

function saysAfterwards({ recycleBin, history }: ModelSource): string {
  if (recycleBin) return binWords(recycleBin);
  return history === false ? '删除后不能恢复。' : '删除后可以撤销。';
}
