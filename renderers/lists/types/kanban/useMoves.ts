import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import { sentWith, standsOn, usableAction } from '../../../../engine/lists/actions.ts';
import { recordPath } from '../../../../engine/lists/requests.ts';
import type { KanbanPlan, PlanAction } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { useServices } from '../../../services/services.ts';
import { usePrompt } from '../../../ui/prompt/usePrompt.tsx';
import { useUndoMessage } from '../../../ui/useUndoMessage.tsx';
import type { RecordDoings } from '../../records/RecordList.tsx';

/** Where cards may go, and how they get there. */
export interface Moves {
  /** The value a card would get is one of these, from left to right. */
  targetsOf(row: Row): readonly string[];
  move(row: Row, target: string): void;
  /** Id of the card that is under way. */
  moving: string | undefined;
  /** What asks for a text first. */
  dialog: ReactNode;
}

interface MovesParts {
  plan: KanbanPlan;
  doings: RecordDoings;
  states: readonly string[];
  textOf: (state: string) => string;
  /** Called with the card's id once it is where it was to go. */
  onMoved: (id: string) => void;
}

/**
 * A card is moved by the button whose `set` gives it the value, with its right, condition and question; where no button
 * does, by editing the field. The way back is offered where there is one.
 */
export function useMoves({ plan, doings, states, textOf, onMoved }: MovesParts): Moves {
  const { client, report } = useServices();
  const { modal } = App.useApp();
  const [prompt, dialog] = usePrompt();
  const offer = useUndoMessage();
  const [moving, setMoving] = useState<string>();
  const key = plan.by.key;
  const declared = plan.rowActions.some(({ set }) => set !== undefined && Object.hasOwn(set, key));
  const mayEdit = usableAction(doings.actions, 'edit');
  const byWhich = (row: Row, target: string): PlanAction | undefined => {
    if (String(row[key] ?? '') === target) return undefined;
    if (!declared) return mayEdit && standsOn(mayEdit, row) ? mayEdit : undefined;
    return doings.actions.find(
      (action) => !action.disabled && String(action.set?.[key] ?? '') === target && standsOn(action, row),
    );
  };

  const send = async (action: PlanAction, row: Row, target: string, asked: Readonly<Record<string, string>> = {}) => {
    const { call } = action;
    const request = call
      ? { method: call.method, path: call.path, body: { ...sentWith(call, row), ...asked } }
      : {
          method: ENDPOINTS.editRecord.method,
          path: pathTo(ENDPOINTS.editRecord, { code: plan.source.model }),
          body: { id: String(row.id), version: row.version ?? null, [key]: target },
        };
    await client.exchange({ ...request, silent: true });
  };
  /** After what is typed first, which stays until the server has taken it; false: it was given up. */
  const sendAsked = async (action: PlanAction, row: Row, target: string): Promise<boolean> => {
    const { title, call: { prompt: asked, confirm } = {} } = action;
    if (asked === undefined) {
      await send(action, row, target);
      return true;
    }
    const { key: name, title: label, ...question } = asked;
    const note = confirm === undefined ? {} : { note: confirm };
    const onTaken = (text: string) => send(action, row, target, { [name]: text });
    const heading = `${title}：${doings.nameOf(row)}`;
    return (await prompt({ ...question, ...note, label, title: heading, onTaken })) !== undefined;
  };
  const isAgreed = async (action: PlanAction, row: Row): Promise<boolean> => {
    if (action.call?.confirm === undefined || action.call.prompt) return true;
    const { title, call } = action;
    const asked = { title: `确定${title}“${doings.nameOf(row)}”吗？`, content: call.confirm };
    return modal.confirm({ ...asked, okText: title, cancelText: '取消' });
  };

  const perform = async (row: Row, target: string, back: boolean) => {
    const action = byWhich(row, target);
    const id = String(row.id);
    if (!action || !(await isAgreed(action, row))) return;
    setMoving(id);
    try {
      if (!(await sendAsked(action, row, target))) return;
      tell(row, target, back);
      onMoved(id);
    } catch (error) {
      report(error);
    } finally {
      setMoving(undefined);
      // Also where it was refused: the card is not what it looked like.
      doings.refresh();
    }
  };
  const tell = (row: Row, target: string, back: boolean) => {
    const from = String(row[key] ?? '');
    const said = `“${doings.nameOf(row)}”已${back ? '移回' : '移到'}${textOf(target)}`;
    const returns = !back && byWhich({ ...row, [key]: target }, from) !== undefined;
    offer(said, returns ? () => void takeBack(String(row.id), from) : undefined);
  };
  const takeBack = async (id: string, from: string) => {
    try {
      // As it is now: meanwhile somebody else may have changed it.
      const row = await client.get<Row>(recordPath(plan.source, id), undefined, { silent: true });
      await perform(row, from, true);
    } catch (error) {
      report(error);
    }
  };

  return {
    targetsOf: (row) => states.filter((state) => byWhich(row, state) !== undefined),
    move: (row, target) => void perform(row, target, false),
    moving,
    dialog,
  };
}
