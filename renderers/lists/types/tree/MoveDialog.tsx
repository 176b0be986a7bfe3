import { App, Modal, TreeSelect } from 'antd';
import { useCallback, useEffect, useId, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import { Failure } from '../../../../engine/api/Failure.ts';
import { levelsPath } from '../../../../engine/lists/requests.ts';
import type { TreePlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { UNPAGED } from '../../../../engine/queries/page.ts';
import { POPUP_CLASS_NAMES } from '../../../cells/drawing/popup.ts';
import { useServices } from '../../../services/services.ts';
import { rowPage } from '../../useRows.ts';

interface MoveDialogProps {
  plan: TreePlan;
  row: Row;
  onClose: () => void;
  /** Told the parent it has now. */
  onMoved: (parent: string) => void;
}

interface Node {
  id: string;
  pId: string;
  value: string;
  title: string;
  isLeaf: boolean;
  disabled: boolean;
}

const TOP = '（顶级）';

/** Puts a row, with everything below it, under another parent. */
export function MoveDialog({ plan, row, onClose, onMoved }: MoveDialogProps) {
  const { tree } = plan;
  const { client, report } = useServices();
  const { message } = App.useApp();
  const id = useId();
  const now = String(row[tree.parent] || tree.root);
  const [parent, setParent] = useState<string>();
  const [nodes, setNodes] = useState<Node[]>([
    { id: tree.root, pId: '', value: tree.root, title: TOP, isLeaf: false, disabled: now === tree.root },
  ]);
  const [busy, setBusy] = useState(false);
  const load = useCallback(
    async (above: string) => {
      const params = { hasQuery: 'false', [tree.parent]: above, pageSize: UNPAGED };
      const { records } = rowPage(await client.get<unknown>(levelsPath(plan), params, { silent: true }));
      const found = records.map((each) => nodeOf(each, plan, String(row.id), now));
      setNodes((before) => [
        ...before.filter(({ pId }) => pId !== above),
        ...found.map((each) => ({ ...each, pId: above })),
      ]);
    },
    [client, plan, tree, row, now],
  );
  useEffect(() => {
    load(tree.root).catch(report);
  }, [load, tree, report]);
  const move = async () => {
    if (parent === undefined) return void message.warning('请选择新的上级');
    setBusy(true);
    try {
      await client.put(
        pathTo(ENDPOINTS.editRecord, { code: plan.source.model }),
        { id: row.id, version: row.version, [tree.parent]: parent },
        { silent: true },
      );
      message.success('移动成功');
      onMoved(parent);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) report(error);
      else message.warning(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={`移动“${String(row[tree.text] ?? '')}”`}
      width={480}
      okText="移动"
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => void move()}
      onCancel={onClose}
    >
      <label htmlFor={id}>新的上级</label>
      <TreeSelect
        id={id}
        {...(parent === undefined ? {} : { value: parent })}
        treeDataSimpleMode
        treeData={nodes}
        treeDefaultExpandedKeys={[tree.root]}
        loadData={async ({ value }) => load(String(value))}
        onChange={setParent}
        showSearch={{ treeNodeFilterProp: 'title' }}
        placeholder="请选择新的上级，下级一起移动"
        style={{ width: '100%', marginTop: 4 }}
        listHeight={320}
        classNames={POPUP_CLASS_NAMES}
      />
    </Modal>
  );
}

/** The row itself cannot be opened: nothing goes below itself. */
function nodeOf(row: Row, { tree }: TreePlan, moving: string, now: string): Omit<Node, 'pId'> {
  const id = String(row.id);
  const isLeaf = id === moving || String(row[tree.hasChild]) !== '1';
  return { id, value: id, title: String(row[tree.text] ?? id), isLeaf, disabled: id === moving || id === now };
}

/** What is wrong with the place stands among the fields' own problems. */
function reasonOf(error: unknown): string | undefined {
  const problems: unknown = error instanceof Failure ? error.result : undefined;
  const [first] = Array.isArray(problems) ? (problems as { message?: unknown }[]) : [];
  return typeof first?.message === 'string' ? first.message : undefined;
}
