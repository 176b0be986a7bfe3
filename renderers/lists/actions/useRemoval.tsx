import { App } from 'antd';
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

  return {
    /** With the number of records below it, which go with it; refused when that has changed meanwhile. */
    removeBranch: (id: string, name: string, below: number) =>
      ask(
        '确定删除吗?',
        below > 0 ? `将删除“${name}”及其全部 ${below} 个下级，${afterwards}` : `将删除“${name}”，${afterwards}`,
        [id],
        below + 1,
      ),
    removeOne: (id: string, name: string) =>
      ask('确定删除吗?', name ? `将删除“${name}”，${afterwards}` : afterwards, [id]),
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
