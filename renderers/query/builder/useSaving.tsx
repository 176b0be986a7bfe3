import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { parseSavedQueries, type SavedQuery, savedQueriesKey } from '../../../engine/lists/savedQueries.ts';
import { EMPTY_LOOK } from '../../../engine/lists/viewDefinition.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { BuilderQuery } from '../../../engine/queryBuilder/conditions.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { useViewsOfList } from '../../services/views.ts';
import { usePrompt } from '../../ui/prompt/usePrompt.tsx';

/** Characters a name may have. */
const LONGEST_NAME = 50;

interface SavingOptions {
  /** Code of the screen. */
  screen: string;
  fields: readonly PlanQueryItem[];
  onLoad: (query: BuilderQuery) => void;
}

/** Keeping queries under a name, loading them again and giving them up, each with its question. */
export function useSaving({ screen, fields, onLoad }: SavingOptions) {
  const { message, modal } = App.useApp();
  const { report } = useServices();
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
      rules: [
        { rule: 'required', message: '保存名称不能为空' },
        { rule: 'length', max: LONGEST_NAME },
      ],
    });
    if (title === undefined) return;
    if (kept.isTaken(title) && !(await isSure(`${title} 已存在，是否覆盖？`, '覆盖'))) return;
    try {
      await kept.save({ title, matchType, records: rows });
      setCurrent(title);
      message.success('保存成功');
    } catch (error) {
      report(error);
    }
  };
  const load = ({ title, matchType, records }: SavedQuery) => {
    const rows = records.filter(({ field }) => fields.some(({ key }) => key === field));
    const gone = records.length - rows.length + kept.lostOf(title);
    if (gone > 0) message.warning(`有 ${gone} 个条件的字段已不存在，未载入`);
    onLoad({ matchType, rows });
    setCurrent(title);
  };
  const forget = async ({ title }: SavedQuery) => {
    if (!(await isSure('确定删除吗?', '删除', `将删除查询“${title}”，删除后不能恢复。`))) return;
    try {
      await kept.remove(title);
      if (current === title) setCurrent(undefined);
    } catch (error) {
      report(error);
    }
  };
  return {
    save,
    /** What is being made is no longer the one that was loaded. */
    leave: () => setCurrent(undefined),
    list: { queries: kept.queries, current, onLoad: load, onRemove: (query: SavedQuery) => void forget(query) },
    dialog,
  };
}

/**
 * The signed-in user's named queries of a list, kept on the server. What an older release kept in this browser is taken
 * over once.
 */
function useSavedQueries(screenCode: string) {
  const { kept, store, report } = useServices();
  const views = useViewsOfList(screenCode);
  const [key] = useState(() => savedQueriesKey(screenCode, store.get(sessionAtom)?.user.username ?? ''));
  const there = views.of.views.filter(({ kind }) => kind === 'query');
  const named = (title: string) => there.find((each) => each.title === title);
  const queries = there.map(({ title, definition: { builder } }): SavedQuery => {
    return { title, matchType: builder?.matchType ?? 'and', records: builder?.rows ?? [] };
  });
  const keep = ({ title, matchType, records }: SavedQuery) => {
    const definition = { ...EMPTY_LOOK, builder: { matchType, rows: records } };
    const old = named(title);
    return old
      ? views.change(old, { definition })
      : views.keep({ kind: 'query', title, scope: 'mine', isDefault: false, definition });
  };
  const takingOver = useRef(false);
  useEffect(() => {
    if (!views.known || takingOver.current) return;
    takingOver.current = true;
    const old = parseSavedQueries(kept.read(key)).filter(({ title }) => !named(title.slice(0, LONGEST_NAME)));
    const all = old.reduce(
      (before, query) => before.then(() => keep({ ...query, title: query.title.slice(0, LONGEST_NAME) })),
      Promise.resolve<unknown>(undefined),
    );
    // What could not be sent stays, and is sent when the builder is opened again.
    void all.then(() => kept.remove(key)).catch(report);
  });
  return {
    queries,
    /** Number of conditions that cannot be asked any more. */
    lostOf: (title: string) => (named(title)?.gone.length ?? 0) + (named(title)?.withheld ?? 0),
    isTaken: (title: string) => named(title) !== undefined,
    save: keep,
    remove: async (title: string) => {
      const old = named(title);
      if (old) await views.remove(old.id);
    },
  };
}
