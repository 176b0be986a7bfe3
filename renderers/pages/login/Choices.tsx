import { Alert, Button, Spin } from 'antd';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { signOut } from '../../../engine/session/account.ts';
import type { Tenant } from '../../../engine/session/session.ts';
import { type DepartmentChoice, loadDepartments, selectTenant } from '../../../engine/session/signInWays.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { endSession, keepChoice, startSession, useServices } from '../../services/services.ts';
import { ChooseDepartment } from './ChooseDepartment.tsx';

/** Where to work: the tenant when there are several, then the department when the account has none of its own there. */
export function Choices({ tenants }: { tenants: readonly Tenant[] }) {
  return (
    <>
      {tenants.length > 1 ? <Tenants tenants={tenants} /> : <Departments />}
      <LeaveButton />
    </>
  );
}

function Tenants({ tenants }: { tenants: readonly Tenant[] }) {
  const { choose, busy, failure } = useChooseTenant();
  const session = useAtomValue(sessionAtom);
  return (
    <section className="weft-login-tenants" aria-labelledby="choose-tenant">
      <h2 id="choose-tenant">选择租户</h2>
      <p>{session?.user.realname}，您属于多个租户，请选择要进入的一个</p>
      {failure ? <Alert type="error" showIcon title={failure} /> : null}
      {tenants.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          block
          loading={busy === id}
          disabled={busy !== undefined && busy !== id}
          onClick={() => choose(id)}
        >
          {name}
        </Button>
      ))}
    </section>
  );
}

function useChooseTenant() {
  const services = useServices();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const choose = async (id: string) => {
    setBusy(id);
    try {
      if (services.store.get(sessionAtom)?.tenantId !== id) {
        const { session, dictionaries } = await selectTenant(services.client, id);
        startSession(services, { ...session, choosing: [] }, dictionaries);
      } else {
        keepChoice(services, { choosing: [] });
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setBusy(undefined);
      setFailure(error.message);
    }
  };
  return { choose, busy, failure };
}

function Departments() {
  const services = useServices();
  const { client, store } = services;
  const [list, setList] = useState<DepartmentChoice[]>();
  const done = useCallback(() => keepChoice(services, {}), [services]);
  useEffect(() => {
    if (store.get(sessionAtom)?.user.orgCode) return done();
    let gone = false;
    void loadDepartments(client).then((found) => {
      if (gone) return;
      if (found.length > 1) setList(found);
      else done();
    });
    return () => {
      gone = true;
    };
  }, [client, store, done]);
  if (list) return <ChooseDepartment list={list} onDone={done} />;
  return (
    <div className="weft-login-arrival" role="status">
      <Spin size="small" /> 正在进入…
    </div>
  );
}

function LeaveButton() {
  const services = useServices();
  const leave = () => {
    void signOut(services.client);
    endSession(services, 'left');
  };
  return (
    <Button type="link" onClick={leave} styles={{ root: { alignSelf: 'flex-start', padding: 0 } }}>
      换个账号登录
    </Button>
  );
}
