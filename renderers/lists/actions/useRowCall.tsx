import { App } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { sentWith } from '../../../engine/lists/actions.ts';
import { refusalsIn } from '../../../engine/lists/changes/changeSets.ts';
import type { PlanAction } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { loadDictionaries } from '../../../engine/session/account.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { keepDictionaries, type Services, useServices } from '../../services/services.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { PromptOptions } from '../../ui/prompt/PromptDialog.tsx';
import { usePrompt } from '../../ui/prompt/usePrompt.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { useFileCalls } from '../files/useFileCalls.tsx';
import type { Calling } from './CallChoice.tsx';
import { reveal } from './reveal.tsx';

const Refusals = lazyComponent('Refusals', () => import('../changeSets/Refusals.tsx').then((part) => part.Refusals));
const CallChoice = lazyComponent('CallChoice', () => import('./CallChoice.tsx').then((part) => part.CallChoice));

/** What the signed-in person typed for a call and the server has not taken: it outlives the window and the page. */
function draftOf({ tab, store }: Services, { call, row }: Calling): PromptOptions['draft'] {
  const key = `said_${store.get(sessionAtom)?.user.username ?? ''}_${call.path}_${String(row.id)}`;
  const keep = (text: string): void => {
    if (text === '') tab.remove(key);
    else tab.write(key, text);
  };
  return { text: String(tab.read(key) ?? ''), keep };
}

/**
 * Calls what a row's own action names, after asking, typing or choosing where it says so, and tells what the server said.
 * `name` says which row it is about, unless the call itself is told; the second part is drawn by the caller.
 */
export function useRowCall(
  onDone: () => void,
  name: (row: Row) => string,
): [(action: PlanAction, row: Row, named?: string, onServed?: Calling['onServed']) => void, ReactNode] {
  const services = useServices();
  const { client, report } = services;
  const { modal, message } = App.useApp();
  const [prompt, dialog] = usePrompt();
  const [choosing, setChoosing] = useState<Calling>();
  const files = useFileCalls(onDone);

  const send = async ({ title, call, row, onServed }: Calling, asked: Readonly<Record<string, string>>) => {
    const { method, path } = call;
    const sent = { ...sentWith(call, row), ...asked };
    const request = method === 'GET' ? { params: sent } : { body: sent };
    const { message: said, result } = await client.exchange({ method, path, silent: true, ...request });
    if (files.show(path, result)) return;
    // What this browser keeps of dictionaries is as old as what the server has forgotten.
    if (path === ENDPOINTS.refreshDictionaries.path) keepDictionaries(services, await loadDictionaries(client));
    const stay = refusalsIn(result);
    onServed?.(stay.map(({ id }) => id));
    if (stay.length === 0) message.success(said || `${title}成功`);
    else {
      const content = (
        <Suspense fallback={null}>
          <Refusals refused={stay} count={stay.length} />
        </Suspense>
      );
      void modal.warning({ title: said, width: 560, content });
    }
    if (call.download !== undefined) saveFile(new Blob([String(result ?? '')], { type: 'text/plain' }), call.download);
    if (call.reveal !== undefined) reveal(modal, title, String(result ?? ''), call.reveal);
    if (call.reload) window.location.assign('/');
    else onDone();
  };
  const refused = (error: unknown): never => {
    // The row is not what it looked like.
    onDone();
    throw error;
  };
  const perform = (calling: Calling) => send(calling, {}).catch(refused).catch(report);

  const start = ({ title, call }: PlanAction, row: Row, named = name(row), onServed?: Calling['onServed']) => {
    if (!call || files.begin(call.path)) return;
    const calling: Calling = { title, call, row, onServed };
    const { prompt: ask, select: choose, confirm } = call;
    const heading = [title, named].filter((part) => part !== '').join('：');
    if (choose) setChoosing(calling);
    else if (ask) {
      const { key, title: label, ...question } = ask;
      const note = confirm === undefined ? {} : { note: confirm };
      const draft = ask.secret ? undefined : draftOf(services, calling);
      // What was typed stays until the server has taken it.
      const onTaken = (text: string) => send(calling, { [key]: text }).catch(refused);
      void prompt({ ...question, ...note, label, title: heading, draft, onTaken });
    } else if (confirm === undefined) void perform(calling);
    else {
      void modal.confirm({
        title: named === '' ? `确定${title}吗？` : `确定${title}“${named}”吗？`,
        content: confirm,
        okText: title,
        cancelText: '取消',
        onOk: () => perform(calling),
      });
    }
  };

  const dialogs = (
    <>
      {dialog}
      {files.window}
      {choosing && (
        <Panel name="窗口" onClose={() => setChoosing(undefined)}>
          <CallChoice
            calling={choosing}
            name={name(choosing.row)}
            onTake={(chosen) => send(choosing, chosen).catch(refused)}
            onClose={() => setChoosing(undefined)}
          />
        </Panel>
      )}
    </>
  );
  return [start, dialogs];
}
