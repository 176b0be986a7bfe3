import { Alert, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { selectDepartment } from '../../../engine/session/ownAccount.ts';
import type { DepartmentChoice } from '../../../engine/session/signInWays.ts';
import { dictionariesAtom, sessionAtom } from '../../services/atoms.ts';
import { startSession, useServices } from '../../services/services.ts';

interface ChooseDepartmentProps {
  list: readonly DepartmentChoice[];
  onDone: () => void;
}

/** Asks which department to work in. There is no way around: without one there is no page to see. */
export function ChooseDepartment({ list, onDone }: ChooseDepartmentProps) {
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState(false);
  const { choose, busy, failure } = useChooseDepartment(onDone);
  const settle = () => {
    setMissing(chosen === undefined);
    if (chosen !== undefined) void choose(chosen);
  };
  return (
    <Modal
      open
      title="部门选择"
      width={450}
      closable={false}
      keyboard={false}
      okText="确定"
      confirmLoading={busy}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={settle}
    >
      <Form layout="vertical">
        {failure ? <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} /> : null}
        <Form.Item
          label="选择部门"
          htmlFor="login-department"
          validateStatus={missing ? 'error' : ''}
          help={missing ? '请选择部门' : undefined}
        >
          <Select
            id="login-department"
            value={chosen}
            autoFocus
            placeholder="请选择登录部门"
            options={list.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
            onChange={(value) => {
              setChosen(value);
              setMissing(false);
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function useChooseDepartment(onDone: () => void) {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const choose = async (orgCode: string) => {
    const session = services.store.get(sessionAtom);
    if (!session) return;
    setBusy(true);
    try {
      const user = await selectDepartment(services.client, orgCode, session.user.username);
      startSession(services, { ...session, user }, services.store.get(dictionariesAtom));
      onDone();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setBusy(false);
      setFailure(error.message);
    }
  };
  return { choose, busy, failure };
}
