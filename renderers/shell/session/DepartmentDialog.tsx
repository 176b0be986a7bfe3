import { App, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { type OwnDepartment, selectDepartment } from '../../../engine/session/ownAccount.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { QUERY_KEYS } from '../../services/queryClient.ts';
import { replaceUser, useServices } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';

export interface DepartmentDialogProps {
  list: readonly OwnDepartment[];
  /** The current one; '' without. */
  orgCode: string;
  onClosed: () => void;
}

/** Moves whoever is signed in to another of their departments. */
export function DepartmentDialog({ list, orgCode, onClosed }: DepartmentDialogProps) {
  const [open, setOpen] = useState(true);
  const current = list.find((department) => department.orgCode === orgCode);
  const [chosen, setChosen] = useState(current?.orgCode);
  const [wrong, setWrong] = useState(false);
  const { busy, move } = useMove();
  const submit = async () => {
    setWrong(chosen === undefined);
    if (chosen !== undefined && (await move(chosen))) setOpen(false);
  };
  return (
    <Modal
      open={open}
      width={450}
      title={current ? `部门切换（当前部门 : ${current.departName}）` : '部门选择'}
      okText="确定"
      cancelText="取消"
      confirmLoading={busy}
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <Form layout="vertical">
        <Form.Item
          label="选择部门"
          htmlFor="own-department"
          required
          validateStatus={wrong ? 'error' : ''}
          help={wrong ? '请选择部门' : undefined}
        >
          <Select
            id="own-department"
            value={chosen}
            onChange={(code: string | undefined) => {
              setChosen(code);
              setWrong(code === undefined);
            }}
            allowClear
            autoFocus
            placeholder="请选择登录部门"
            options={list.map((department) => ({ value: department.orgCode, label: department.departName }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Whatever was read for the old department may look otherwise in the new one. */
function useMove() {
  const services = useServices();
  const { message } = App.useApp();
  const refused = useRefusal();
  const [busy, setBusy] = useState(false);
  const move = async (orgCode: string): Promise<boolean> => {
    setBusy(true);
    try {
      const username = services.store.get(sessionAtom)?.user.username ?? '';
      replaceUser(services, await selectDepartment(services.client, orgCode, username));
      const [settings] = QUERY_KEYS.settings;
      void services.queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings });
      message.success('切换部门成功');
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, move };
}
