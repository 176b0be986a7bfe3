import { App } from 'antd';
import { useState } from 'react';
import {
  parseSavedQueries,
  type SavedQuery,
  savedQueriesKey,
  withoutSavedQuery,
  withSavedQuery,
} from '../../../engine/lists/savedQueries.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { BuilderQuery } from '../../../engine/queryBuilder/conditions.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { usePrompt } from '../../ui/prompt/usePrompt.tsx';

interface SavingOptions {
  /** Code of the screen. */
  screen: string;
  fields: readonly PlanQueryItem[];
  onLoad: (query: BuilderQuery) => void;
}

/** Keeping queries under a name, loading them again and giving them up, each with its question. */
export function useSaving({ screen, fields, onLoad }: SavingOptions) {
  const { message, modal } = App.useApp();
  const [prompt, dialog] = usePrompt();
  const kept = useSavedQueries(screen);
  const [current, setCurrent] = useState<string>();
  const isSure = (title: string, okText: string, content?: string): Promise<boolean> =>
    new Promise((resolve) => {
      void modal.confirm({
        title,
        content,
        okText,
        cancelText: '取消',
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });

  const save = async ({ matchType, rows }: BuilderQuery) => {
    if (rows.length === 0) return void message.warning('空条件不能保存');
    const title = await prompt({
      title: '保存查询条件',
      label: '保存名称',
      placeholder: '请输入保存的名称',
      defaultValue: current ?? '',
      rules: [{ rule: 'required', message: '保存名称不能为空' }],
    });
    if (title === undefined) return;
    if (kept.isTaken(title) && !(await isSure(`${title} 已存在，是否覆盖？`, '覆盖'))) return;
    if (!kept.save({ title, matchType, records: rows }))
      return void message.error('保存失败，浏览器的存储不可用或已满');
    setCurrent(title);
    message.success('保存成功');
  };
  const load = ({ title, matchType, records }: SavedQuery) => {
    const rows = records.filter(({ field }) => fields.some(({ key }) => key === field));
    const gone = records.length - rows.length;
    if (gone > 0) message.warning(`有 ${gone} 个条件的字段已不存在，未载入`);
    onLoad({ matchType, rows });
    setCurrent(title);
  };
  const forget = async ({ title }: SavedQuery) => {
    if (!(await isSure('确定删除吗?', '删除', `将删除查询“${title}”，删除后不能恢复。`))) return;
    if (!kept.remove(title)) message.error('删除失败，浏览器的存储不可用');
    else if (current === title) setCurrent(undefined);
  };
  return {
    save,
    /** What is being made is no longer the one that was loaded. */
    leave: () => setCurrent(undefined),
    list: { queries: kept.queries, current, onLoad: load, onRemove: (query: SavedQuery) => void forget(query) },
    dialog,
  };
}

/** The signed-in user's saved queries of a screen, kept in the browser. Changing them answers whether it was kept. */
function useSavedQueries(screenCode: string) {
  const { kept, store } = useServices();
  const [key] = useState(() => savedQueriesKey(screenCode, store.get(sessionAtom)?.user.username ?? ''));
  const read = () => parseSavedQueries(kept.read(key));
  const [queries, setQueries] = useState(read);
  /** Another tab may have saved since. */
  const change = (changed: (now: SavedQuery[]) => SavedQuery[]): boolean => {
    const wanted = changed(read());
    kept.write(key, wanted, null);
    const there = read();
    setQueries(there);
    // Storage that is blocked or full throws nothing and keeps nothing.
    return JSON.stringify(there) === JSON.stringify(wanted);
  };
  return {
    queries,
    isTaken: (title: string) => read().some((each) => each.title === title),
    save: (saved: SavedQuery) => change((now) => withSavedQuery(now, saved)),
    remove: (title: string) => change((now) => withoutSavedQuery(now, title)),
  };
}
