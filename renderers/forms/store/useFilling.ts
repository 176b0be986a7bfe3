import { App } from 'antd';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { CLICKED_TOO_FAST } from '../../../engine/lists/clickGuard.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import { createUploadGate, STILL_UPLOADING } from '../../cells/editors/uploadGate.ts';
import { useLeaveGuard } from '../saving/useLeaveGuard.ts';
import { type SaveProblem, type SaveRequest, useSave } from '../saving/useSave.ts';
import { OWN_TAB } from '../subTables/FormSubTables.ts';
import { useSubTables } from '../subTables/useSubTables.ts';
import type { Draft } from './drafts.ts';
import { withoutSecrets } from './drafts.ts';
import { lineTables } from './formState.ts';
import { useAskedRules } from './useAskedRules.ts';
import { useDraft } from './useDraft.ts';
import { useRecordStore } from './useRecordStore.ts';
import type { SchemaCheck } from './useSchemaCheck.ts';

/** Ms a confirmed form cannot be confirmed again: nothing is inserted twice. */
const LOCKED = 3500;

interface FillingParts {
  /** Id of the screen, under which what is typed is kept. */
  screen: string;
  form: PlanForm;
  /** Wire code of the model the record belongs to; undefined: it belongs to none. */
  code: string | undefined;
  /** The record being edited; null for a new one. */
  original: Row | null;
  /** What the form opens with. */
  start: Row;
  /** What was left unsaved last time and is taken up again. */
  draft?: Draft | undefined;
  /** What the form's own schema says. */
  check: SchemaCheck;
  /** How it is sent. */
  request: SaveRequest;
  onSaved: () => void;
  /** Begin again with what was left. */
  onRestore: (draft: Draft) => void;
}

const NONE: readonly FieldFailure[] = [];

/** A form under the pen: checks, saves, and loses nothing that was typed. */
export function useFilling(parts: FillingParts) {
  const { screen, form, code, original, start, draft, check, request, onSaved, onRestore } = parts;
  const id = useId();
  const { message } = App.useApp();
  const children = useSubTables(form, start, draft?.tables);
  const judged = useCallback((row: Row) => check({ ...row, ...children.values() }), [check, children]);
  const { store, isTyped, given } = useRecordStore({
    form,
    original,
    start,
    left: draft?.row,
    check: judged,
    lines: children.lines,
  });
  useEffect(
    () => (lineTables(form).length > 0 ? children.subscribe(store.recompute) : undefined),
    [form, children, store],
  );
  const { saving, problem, setProblem, save } = useSave(request);
  const { locked, lock } = useConfirmLock();
  const { refused: all, setObjections, forget } = useObjections(problem, setProblem);
  const asked = useAskedRules({ form, code, store, original });
  const [asking, setAsking] = useState(false);
  const [uploads] = useState(createUploadGate);
  const { placed: refused, unplaced } = usePlaced(form, children, all);
  const { inChild, tab, setTab, showWrong, markChildren } = useFrontTab(children, refused, form.ownTab !== undefined);

  const isDirty = useCallback(() => isTyped() || children.isDirty(), [isTyped, children]);
  const { keeper, blocked } = useDraft({
    screen,
    record: original ? String(original.id) : '',
    restored: draft !== undefined,
    capture: () =>
      isDirty() ? withoutSecrets(form, { base: original, row: store.row(), tables: children.values() }) : undefined,
    isOlder: ({ base }) => base?.version !== original?.version,
    onRestore,
  });
  const subscribe = useCallback((changed: () => void) => subscribeAll([store, children], changed), [store, children]);
  useEffect(() => subscribe(keeper.changed), [subscribe, keeper]);

  const submit = async (base: Row | null, row: Row) => {
    forget();
    setAsking(true);
    const against = await asked().finally(() => setAsking(false));
    if (against.length > 0) return setObjections(against);
    const said = await save(base, { ...row, ...children.values() });
    if (said === undefined) return;
    keeper.drop();
    message.success(said);
    onSaved();
  };
  const confirm = (row: Row) => {
    if (locked) return void message.warning(CLICKED_TOO_FAST);
    forget();
    const wrong = children.firstWrong();
    if (wrong >= 0) return showWrong(wrong);
    const inTables = judged(row).filter((failure) => children.refused([failure]));
    if (inTables.length > 0) return setObjections(inTables);
    if (uploads.busy()) return void message.warning(STILL_UPLOADING);
    lock();
    void submit(original, row);
  };
  return {
    id,
    store,
    children,
    /** The sub-table in front. */
    tab,
    setTab,
    refused,
    /** What was refused of nothing that is shown. */
    unplaced,
    inChild,
    problem,
    setProblem,
    uploads,
    /** It is being saved, or the server is being asked. */
    saving,
    busy: saving || asking,
    locked,
    /** The browser keeps no draft. */
    blocked,
    given,
    submit,
    confirm,
    markChildren,
    /** Forgets what was kept of it. */
    drop: keeper.drop,
    /** Leaves what is typed, after asking. */
    leave: useLeaveGuard({ isDirty, subscribe, giveUp: keeper.drop }),
  };
}

/** Calls back whenever one of several changes; returns the way to stop. */
function subscribeAll(sources: readonly { subscribe(changed: () => void): () => void }[], changed: () => void) {
  const stops = sources.map((source) => source.subscribe(changed));
  return () => {
    for (const stop of stops) stop();
  };
}

/** The tab in front: the one something is wrong in comes there. `beside`: one of them is the form's own. */
function useFrontTab(children: ReturnType<typeof useSubTables>, refused: readonly FieldFailure[], beside: boolean) {
  const inChild = useMemo(() => children.refused(refused), [children, refused]);
  const [tab, setTab] = useState(beside ? OWN_TAB : 0);
  useEffect(() => {
    // A wrong field of the form itself comes first.
    const own = refused.some((failure) => children.refused([failure]) === undefined);
    if (own && beside) setTab(OWN_TAB);
    if (!inChild) return undefined;
    children.mark(refused);
    if (!own || !beside) setTab(inChild.index);
    const frame = own ? 0 : requestAnimationFrame(() => children.focusMarked(inChild.index));
    return () => cancelAnimationFrame(frame);
  }, [children, inChild, refused, beside]);
  return {
    inChild,
    tab,
    setTab,
    showWrong: (index: number) => {
      setTab(index);
      // A tab that was behind has no room to scroll in before it is drawn.
      requestAnimationFrame(() => children.focusWrong(index));
    },
    // The keyboard is in the form's own first wrong field; the tables only tell of theirs.
    markChildren: () => {
      const wrong = children.firstWrong();
      if (beside) setTab(OWN_TAB);
      else if (wrong >= 0) setTab(wrong);
    },
  };
}

/** What was refused of the form's own fields and tables, and what of none of them: there is no place to tell that in. */
function usePlaced(form: PlanForm, children: ReturnType<typeof useSubTables>, refused: readonly FieldFailure[]) {
  return useMemo(() => {
    const shown = new Set(form.fields.map(({ key }) => key));
    const isPlaced = (failure: FieldFailure) => shown.has(failure.key) || children.refused([failure]) !== undefined;
    const stray = refused.filter((failure) => !isPlaced(failure));
    return { placed: stray.length > 0 ? refused.filter(isPlaced) : refused, unplaced: stray[0]?.message };
  }, [form, children, refused]);
}

/** What stands against single fields besides the rules: what the server refused, else what was found before sending. */
function useObjections(problem: SaveProblem | null, setProblem: (problem: null) => void) {
  const [objections, setObjections] = useState<readonly FieldFailure[]>(NONE);
  const refused = useMemo(() => (problem && 'fields' in problem ? problem.fields : objections), [problem, objections]);
  // A new try: what was said of the last one would stand before what is found now.
  const forget = () => {
    setProblem(null);
    setObjections(NONE);
  };
  return { refused, setObjections, forget };
}

/** Holds the confirm button shut for a while after it was used. */
function useConfirmLock(): { locked: boolean; lock: () => void } {
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lock = () => {
    setLocked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLocked(false), LOCKED);
  };
  return { locked, lock };
}
